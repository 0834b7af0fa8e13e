import { type Body, type Field, givenName } from "@groundwork/formwork/rules";
import { Panel, StatusBadge } from "@groundwork/kit";
import { Fragment, type ReactNode, useMemo } from "react";
import { builderMessages } from "../../messages/builder";
import { versionMessages } from "../../messages/versions";
import type { Comparison, Mark } from "./compare/model";
import { type DiffRow, rowsOf } from "./compare/rows";
import { useDiffWords } from "./use-diff-words";
import classes from "./versions.module.css";

interface SideBySideProps {
  before: Body;
  after: Body;
  comparison: Comparison;
}

/** Both forms field by field, each difference marked where it stands. */
export function SideBySide({ before, after, comparison }: SideBySideProps): ReactNode {
  const t = versionMessages.useT();
  const formT = builderMessages.useT();
  const rows = useMemo(() => rowsOf(before, after, comparison), [before, after, comparison]);
  const nameOfPage = (pageId: string) => {
    const at = after.findIndex(({ id }) => id === pageId);
    const from = at < 0 ? before : after;
    const index = from.findIndex(({ id }) => id === pageId);
    const page = from[index];
    return (page && givenName(page)) || formT("builder.pageNumber", { number: index + 1 });
  };
  return (
    <Panel title={t("versions.sideBySide")}>
      <table className={classes.sides}>
        <thead>
          <tr>
            <th scope="col">{t("versions.before")}</th>
            <th scope="col">{t("versions.after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={row.key}>
              {row.pageId !== rows[at - 1]?.pageId && (
                <tr className={classes.page ?? ""}>
                  <th scope="rowgroup" colSpan={2}>
                    {nameOfPage(row.pageId)}
                  </th>
                </tr>
              )}
              <Line row={row} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const TONES = { added: "good", removed: "bad", changed: "waiting", moved: "info" } as const satisfies Record<
  Mark,
  string
>;

function Line({ row: { before, after, isColumn, mark } }: { row: DiffRow }): ReactNode {
  const t = versionMessages.useT();
  const badge = mark && <StatusBadge tone={TONES[mark]}>{t(`versions.mark.${mark}`)}</StatusBadge>;
  return (
    <tr data-mark={mark ?? undefined} data-column={isColumn || undefined}>
      <Side field={before} badge={mark === "removed" ? badge : null} />
      <Side field={after} badge={mark === "removed" ? null : badge} />
    </tr>
  );
}

function Side({ field, badge }: { field: Field | null; badge: ReactNode }): ReactNode {
  const t = versionMessages.useT();
  const { fieldName, kindName } = useDiffWords();
  if (!field) return <td aria-label={t("versions.notThere")} />;
  const [name, kind] = [fieldName(field), kindName(field.type)];
  return (
    <td>
      {name}
      {/* What has no name of its own is called as its kind. */}
      {field.required && <span aria-hidden> *</span>} {kind !== name && <span className={classes.kind}>{kind} </span>}
      {badge}
    </td>
  );
}
