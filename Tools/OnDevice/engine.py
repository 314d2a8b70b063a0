"""What vcdiagram answers for a case, in the form in which a device's observations are written."""
import json
import subprocess

POINTERS = ["parentViewController", "navigationController", "tabBarController", "splitViewController",
            "presentingViewController", "presentedViewController"]
LOG = "UIKit logs: "


class Engine:
    def __init__(self, program, device):
        self.program = program
        self.settings = {"ios": int(device["system"].split(".")[0]), "idiom": device["idiom"]}

    def _answer(self, command, app, *options):
        outcome = subprocess.run(
            [self.program, command, "-", *options], input=json.dumps(app),
            capture_output=True, text=True)
        if outcome.returncode != 0:
            raise SystemExit(f"{self.program} {command}: {outcome.stderr}")
        return outcome.stdout

    def observation(self, case):
        app = {**self.settings, **case["app"]}
        count = len(app.get("steps", []))
        states = [self._state(case, app, step) for step in range(count + 1)]
        return {"name": case["name"], "rule": case["rule"], "states": states}

    def _state(self, case, app, step):
        # Later steps and what they declare don't exist yet.
        app = {**app, "steps": app.get("steps", [])[:step]}
        if not app["steps"]:
            del app["steps"]
        resolved = json.loads(self._answer("resolve", app, "--format", "json"))
        controllers = [
            {"id": row["id"], "inWindow": row["inWindow"], "children": row["children"],
             **{name: row[name] for name in POINTERS}}
            for row in resolved["viewControllers"]]
        explained = self._answer("explain", app) if step else ""
        logs = [line[len(LOG):] for line in explained.splitlines() if line.startswith(LOG)]
        return {"step": step, "viewControllers": controllers, "logs": logs,
                "properties": {path: self._property(app, path) for path in case.get("properties", [])}}

    def _property(self, app, path):
        value = json.loads(self._answer("explain", app, "--property", path, "--format", "json"))["value"]
        return "nil" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
