"""keep folders"""

import sqlalchemy as sa
from alembic import op

revision = "d27b61f0e85c"
down_revision = "5b0e7c91a4d2"
branch_labels = None
depends_on = None

# A folder was a name until now: templates of one name lay together.
_KEEP = """
    insert into form_folder (id, company_id, name, created_by, created_at)
    select gen_random_uuid(), company_id, (array_agg(folder_name order by created_at, id))[1],
        (array_agg(created_by order by created_at, id))[1], min(created_at)
    from form_template where folder_name <> '' and not is_library
    group by company_id, lower(folder_name)
"""
_PLACE = """
    update form_template template set folder_id = folder.id, folder_name = folder.name
    from form_folder folder
    where folder.company_id = template.company_id and lower(folder.name) = lower(template.folder_name)
    and not template.is_library
"""


def upgrade() -> None:
    op.create_table(
        "form_folder",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("parent_id", sa.Uuid(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["parent_id"],
            ["form_folder.id"],
            name=op.f("fk_form_folder_parent_id_form_folder"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_form_folder")),
    )
    op.create_index("ix_form_folder_company", "form_folder", ["company_id", "id"])
    op.add_column("form_template", sa.Column("folder_id", sa.Uuid(), nullable=True))
    op.create_foreign_key(
        op.f("fk_form_template_folder_id_form_folder"),
        "form_template",
        "form_folder",
        ["folder_id"],
        ["id"],
        ondelete="SET NULL",
    )
    op.execute(_KEEP)
    op.execute(_PLACE)
    op.create_index(
        "ix_form_template_folder",
        "form_template",
        ["folder_id"],
        postgresql_where=sa.text("folder_id is not null"),
    )
    op.create_index(
        "ix_form_template_changed", "form_template", ["company_id", sa.text("updated_at desc"), "id"]
    )
    op.create_index(
        "ix_submission_template_kept",
        "submission",
        ["template_id"],
        postgresql_where=sa.text("deleted_at is null"),
    )


def downgrade() -> None:
    op.drop_index("ix_submission_template_kept", "submission")
    op.drop_index("ix_form_template_changed", "form_template")
    op.drop_index("ix_form_template_folder", "form_template")
    op.drop_constraint("fk_form_template_folder_id_form_folder", "form_template", type_="foreignkey")
    op.drop_column("form_template", "folder_id")
    op.drop_table("form_folder")
