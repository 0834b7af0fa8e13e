from collections.abc import Sequence

from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text

from forms.template.schemas import PublishProblem


class TemplateNotFound(NotFound):
    """Also for those who may not see it: they learn nothing of it."""

    def __init__(self) -> None:
        super().__init__(
            Text("This form template does not exist (any more). Go back to the list of templates.")
        )


class NotYoursToEdit(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "Only admins, who manages its projects, and people of the teams that edit it may change this "
                "template. Ask one of them."
            )
        )


class NotYoursToManage(Forbidden):
    """Of who draws and publishes it, as one of its editors' teams."""

    def __init__(self) -> None:
        super().__init__(
            Text(
                "You may change this form, but not where it is used, who starts or edits it, or whether it "
                "is archived. Ask an admin or who manages its projects."
            )
        )


class NotYoursToMake(Forbidden):
    """Where there is no template yet, or not there."""

    def __init__(self) -> None:
        super().__init__(
            Text(
                "Templates for all projects are made by admins, those of one project by its managers too. "
                "Choose a project you manage, or ask an admin."
            )
        )


class TemplateIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(Text("“{name}” is archived. Take it out of the archive to change it.", name=name))


class TooManyTemplates(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "Your company has {most} form templates and published versions, the most there may be. "
                "Go on with one of them, or ask whoever runs this workspace for more.",
                most=most,
            )
        )


class TemplatesTooLarge(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "The form templates of your company hold {most} MB with all their versions, "
                "the most they may. Make large drafts smaller, or ask whoever runs this workspace for more.",
                most=most // (1024 * 1024),
            )
        )


class SubFormElsewhere(Conflict):
    def __init__(self, name: str, sub_form: str) -> None:
        super().__init__(
            Text(
                "“{name}” has the form “{subForm}” in it, which is not used there. Give that one to the same "
                "projects first.",
                name=name,
                subForm=sub_form,
            )
        )


class TemplateIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another template. Create it with a new id."))


class BeginsWithOne(Invalid):
    def __init__(self) -> None:
        super().__init__(
            Text("A template begins with a starter or with an entry of the library. Choose one.")
        )


class ConditionNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This rule is not in the form (any more). Read the form again."))


class ConditionTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("The form has a rule with this id already. Give it a new id."))


class NoPage(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("A rule needs a form. Add a page first."))


class WrongStructure(Invalid):
    """What came is no form or no workflow at all; a draft may be incomplete, but not broken."""

    def __init__(self, message: Text, fields: Sequence[FieldError] = ()) -> None:
        super().__init__(message, fields=fields)


class NotPublishable(Invalid):
    def __init__(self, problems: Sequence[PublishProblem]) -> None:
        count = len(problems)
        super().__init__(
            Text(
                "This form can't be published yet: it has one problem. Mend what is marked and publish again."
            )
            if count == 1
            else Text(
                "This form can't be published yet: it has {count} problems. "
                "Mend what is marked and publish again.",
                count=count,
            ),
            fields=[FieldError(each.subject_id, each.message, each.code) for each in problems],
        )
