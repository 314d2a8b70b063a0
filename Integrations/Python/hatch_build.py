"""Puts a built program into the wheel, and names the systems that run it: see Tools/Scripts/wheel.sh."""
import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = os.environ["WHEEL_TAG"]
        build_data["force_include"][os.environ["PROGRAM_FOLDER"]] = "vcdiagram/program"
