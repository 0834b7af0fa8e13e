from chassis.testing.workload import Workload
from contracts.forms.v1 import events_pb2

workload = Workload(
    path="/api/FormTemplate/CreateFormTemplate",
    body=lambda label: {"name": label},
    id_field="formTemplateId",
    rows="select id, name from form_template where name like 'ledger-%'",
    subject="forms.template.created.v1",
    event_id=lambda payload: events_pb2.TemplateCreated.FromString(payload).template.template_id,
)
