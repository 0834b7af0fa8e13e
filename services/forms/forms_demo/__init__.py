"""The demo: forms of a builder in Singapore, made by its own people through the services."""

from chassis.demo import Extent
from chassis.runtime import Runtime

from forms_demo.choice_lists import add_choice_lists
from forms_demo.comments import add_comment
from forms_demo.company import DemoCompany
from forms_demo.extended import extend_a_permit
from forms_demo.gate import add_start_link
from forms_demo.library import add_library
from forms_demo.sharing import add_share_link
from forms_demo.submissions import add_submissions
from forms_demo.templates import add_templates
from forms_demo.versions import add_versions


async def seed(runtime: Runtime, extent: Extent = Extent.FULL) -> None:
    company = await DemoCompany.find(runtime)
    await add_choice_lists(runtime, company)
    await add_templates(runtime, company)
    await add_versions(runtime, company)
    await add_library(runtime, company)
    await add_submissions(runtime, company, extent)
    await add_share_link(runtime, company)
    await add_start_link(runtime, company)
    await extend_a_permit(runtime, company)
    await add_comment(runtime)
