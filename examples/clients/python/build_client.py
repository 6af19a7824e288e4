"""Adds the generated client to the package when it is built, so that it needs no step of its own."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROFILE = "openapi.client.json"


class GeneratedClient(BuildHookInterface[Any]):
    """Generates from the contract for generators in this folder, or else from that of the repository or release around it."""

    def dependencies(self) -> list[str]:
        return ["openapi-python-client==0.29.1"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._output = TemporaryDirectory()
        folder = Path(self.root)
        places = [folder / PROFILE, folder / "../../../generated" / PROFILE]
        profile = next((place for place in places if place.is_file()), None)
        if not profile:
            raise FileNotFoundError(f"Copy {PROFILE}, which is in generated/ of a release, to {folder}.")
        output = Path(self._output.name, "generated")
        options = {"--path": profile, "--config": folder / "generator.yaml", "--meta": "none", "--output-path": output}
        arguments = [str(part) for option in options.items() for part in option]
        subprocess.run([sys.executable, "-m", "openapi_python_client", "generate", *arguments], check=True)
        package = "svc_monitoring" if self.target_name == "wheel" else "src/svc_monitoring"
        build_data["force_include"] |= {str(path): f"{package}/{path.name}" for path in output.iterdir()}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._output.cleanup()
