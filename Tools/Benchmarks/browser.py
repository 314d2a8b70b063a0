"""A Chromium without a window, driven down a pipe."""
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


class Browser:
    """One page of it; `with` ends it."""

    def __init__(self, width=1280, height=800, dark=False):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise SystemExit("there is no Chromium")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # It reads from descriptor 3 and writes to 4; a NUL ends each message.
        (ours, its_output), (its_input, self.input) = os.pipe(), os.pipe()
        self.output = open(ours, "rb")

        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" 3<&{its_input} 4>&{its_output}', "sh", program, "--headless",
             "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile.name}", f"--window-size={width},{height}",
             f"--blink-settings=preferredColorScheme={0 if dark else 1}"],
            pass_fds=(its_input, its_output), stderr=subprocess.DEVNULL)
        os.close(its_input)
        os.close(its_output)
        self.number = 0
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        while True:
            answer = json.loads(self.read())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def read(self):
        message = bytearray()
        while True:
            byte = self.output.read(1)
            if byte == b"\0":
                return message
            if not byte:
                raise RuntimeError("the browser has ended")
            message += byte

    def open(self, address):
        self.call("Page.navigate", url=address)

    def evaluate(self, script):
        """The value of a script, or of the promise that it is."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")
