import { Button, Link, Panel, RelativeTime, StatusBadge, Text } from "@groundwork/kit";
import { Eye, GitCompareArrows, RotateCcw } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { versionMessages } from "../../messages/versions";
import type { FormDetail } from "../builder/saving/api";
import { DRAFT, type KeptDraft, type VersionRow } from "./api";
import type { Restorable } from "./use-restore";
import classes from "./versions.module.css";

interface ListProps {
  detail: FormDetail;
  rows: readonly VersionRow[];
  mayRestore: boolean;
  onRestore: (what: Restorable) => void;
}

/** The draft where it says something new, then what was published, the newest first. */
export function VersionList({ detail, rows, mayRestore, onRestore }: ListProps): ReactNode {
  const formT = messages.useT();
  const t = versionMessages.useT();
  const base = `/forms/templates/${detail.formTemplateId}/versions`;
  return (
    <ul className={classes.list} aria-label={formT("templates.versions")}>
      {detail.hasUnpublishedChanges && (
        <Row
          name={t("versions.draft")}
          badge={<StatusBadge tone="info">{t("versions.unpublished")}</StatusBadge>}
          facts={[detail.updatedBy?.fullName, <RelativeTime key="when" when={detail.updatedAt} />]}
          look={`${base}?look=${DRAFT}`}
          compare={detail.publishedVersion === null ? null : `${base}?before=${detail.publishedVersion}&after=${DRAFT}`}
        />
      )}
      {rows.map((row) => {
        const name = t("versions.number", { number: row.number });
        return (
          <Row
            key={row.number}
            name={name}
            badge={row.isCurrent && <StatusBadge tone="good">{t("versions.current")}</StatusBadge>}
            facts={[
              row.publishedBy?.fullName,
              <RelativeTime key="when" when={row.publishedAt} />,
              row.submissionsCount !== null && t("versions.submissions", { count: row.submissionsCount }),
            ]}
            look={`${base}?look=${row.number}`}
            compare={row.number > 1 ? `${base}?before=${row.number - 1}&after=${row.number}` : null}
            restore={
              mayRestore && !(row.isCurrent && !detail.hasUnpublishedChanges)
                ? () => onRestore({ name, number: row.number })
                : null
            }
          />
        );
      })}
    </ul>
  );
}

interface KeptProps extends Pick<ListProps, "mayRestore" | "onRestore"> {
  templateId: string;
  drafts: readonly KeptDraft[];
}

/** Drafts over which something older was restored, as long as they are kept. */
export function KeptDrafts({ templateId, drafts, mayRestore, onRestore }: KeptProps): ReactNode {
  const t = versionMessages.useT();
  const base = `/forms/templates/${templateId}/versions`;
  if (drafts.length === 0) return null;
  return (
    <Panel title={t("versions.kept")} description={t("versions.keptHelp")}>
      <ul className={classes.list} aria-label={t("versions.kept")}>
        {drafts.map(({ keptDraftId, name, keptAt, keptBy, fieldsCount }) => (
          <Row
            key={keptDraftId}
            name={t("versions.keptNamed", { name })}
            facts={[
              t("versions.fields", { count: fieldsCount }),
              keptBy && t("versions.replacedBy", { name: keptBy.fullName }),
              <RelativeTime key="when" when={keptAt} />,
            ]}
            look={`${base}?look=${keptDraftId}`}
            compare={`${base}?before=${keptDraftId}&after=${DRAFT}`}
            restore={mayRestore ? () => onRestore({ name: t("versions.keptNamed", { name }), keptDraftId }) : null}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  name: string;
  badge?: ReactNode;
  facts: readonly ReactNode[];
  look: string;
  compare: string | null;
  restore?: (() => void) | null;
}

function Row({ name, badge, facts, look, compare, restore = null }: RowProps): ReactNode {
  const t = versionMessages.useT();
  const shown = facts.filter(Boolean);
  return (
    <li className={classes.version}>
      <div className={classes.about}>
        <strong>{name}</strong> {badge}
        <Text component="p" size="sm" c="dimmed" className={classes.facts ?? ""}>
          {shown.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
            <span key={at}>{fact}</span>
          ))}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={look}
          variant="default"
          size="compact-md"
          leftSection={<Eye size={16} aria-hidden />}
          aria-label={t("versions.lookAt", { name })}
        >
          {t("versions.look")}
        </Button>
        {compare && (
          <Button
            component={Link}
            to={compare}
            variant="default"
            size="compact-md"
            leftSection={<GitCompareArrows size={16} aria-hidden />}
            aria-label={t("versions.whatChangedIn", { name })}
          >
            {t("versions.whatChanged")}
          </Button>
        )}
        {restore && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<RotateCcw size={16} aria-hidden />}
            aria-label={t("versions.restoreOne", { name })}
            onClick={restore}
          >
            {t("versions.restore")}
          </Button>
        )}
      </div>
    </li>
  );
}
