"""The composition root: what forms is made of."""

from pathlib import Path

from chassis.runtime import Runtime
from chassis.service import ServiceDefinition

from forms.directory import Directory
from forms.seed import seed
from forms.settings import FormsSettings
from forms.template import routes as template
from forms.template import setting_routes as template_setting


def _provide(runtime: Runtime) -> None:
    runtime.provide(Directory.of(runtime))


definition = ServiceDefinition(
    context="forms",
    settings=FormsSettings,
    folder=Path(__file__).parent.parent,
    routers=[
        template.router,
        *template_setting.routers,
    ],
    seed=seed,
    provide=_provide,
)
