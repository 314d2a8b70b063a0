"""`plugins: [vcdiagram]` in mkdocs.yml: a fence ```vcdiagram becomes its figure."""
from mkdocs.plugins import BasePlugin

from vcdiagram_fence import LOG, formatter, stale, validator

EXTENSION = "pymdownx.superfences"
FENCE = {"name": "vcdiagram", "class": "vcdiagram", "validator": validator, "format": formatter}


class FigurePlugin(BasePlugin):
    def on_config(self, config):
        if EXTENSION not in config.markdown_extensions:
            config.markdown_extensions.append(EXTENSION)
        options = config.mdx_configs.setdefault(EXTENSION, {})
        options["custom_fences"] = [*options.get("custom_fences", []), FENCE]
        return config

    # Figures of fences are drawn in each build; those of `vcdiagram embed` are only compared.
    def on_pre_build(self, config):
        if report := stale(config.docs_dir):
            LOG.warning("%s", report.rstrip())
