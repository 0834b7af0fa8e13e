import { type AskedField, type ConditionWords, GroupEditor, groupWords } from "@groundwork/formwork/conditions";
import { ActionIcon, Button, ErrorState, LoadingState, Text, useQuery } from "@groundwork/kit";
import { ArrowDown, ArrowUp, Unlink } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { formQuery } from "../../features/editor/api";
import { disconnect, type Edge, findNode, makeBranch, setWhen, shiftBranch, takeOtherwise } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../use-node-name";
import { useConditionWords } from "./use-condition-words";
import classes from "./ways.module.css";

interface WaysProps {
  branches: readonly Edge[];
  otherwise: readonly Edge[];
}

/** Every way out of a condition, in the order in which they are tried: when it is taken, and where it leads. */
export default function Ways({ branches, otherwise }: WaysProps): ReactNode {
  const { templateId } = useEditor();
  const form = useQuery(formQuery(templateId));
  const fields = form.data?.fields ?? NONE;
  const words = useConditionWords();
  if (form.isError && !form.data) return <ErrorState error={form.error} retry={() => void form.refetch()} />;
  if (!form.data) return <LoadingState rows={3} />;
  return (
    <ol className={classes.ways}>
      {branches.map((edge, at) => (
        <Branch key={edge.id} edge={edge} at={at} count={branches.length} fields={fields} words={words} />
      ))}
      {otherwise.map((edge) => (
        <Otherwise key={edge.id} edge={edge} mayBeBranch={otherwise.length > 1} />
      ))}
    </ol>
  );
}

const NONE: readonly AskedField[] = [];

interface BranchProps {
  edge: Edge;
  at: number;
  count: number;
  fields: readonly AskedField[];
  words: ConditionWords;
}

function Branch({ edge, at, count, fields, words }: BranchProps): ReactNode {
  const t = messages.useT();
  const { mayEdit, apply } = useEditor();
  const name = useTargetName(edge);
  const number = at + 1;
  const when = edge.when ?? {};
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t("condition.branchTo", { number, name })}</h3>
        {mayEdit && (
          <>
            {count > 1 && (
              <>
                <Tool
                  label={t("condition.up", { number })}
                  disabled={at === 0}
                  onClick={() => apply((latest) => shiftBranch(latest, edge.id, -1))}
                >
                  <ArrowUp size={16} aria-hidden />
                </Tool>
                <Tool
                  label={t("condition.down", { number })}
                  disabled={number === count}
                  onClick={() => apply((latest) => shiftBranch(latest, edge.id, 1))}
                >
                  <ArrowDown size={16} aria-hidden />
                </Tool>
              </>
            )}
            <Cut edge={edge} />
          </>
        )}
      </div>
      {mayEdit ? (
        <>
          <GroupEditor
            name={`branch-${edge.id}`}
            group={when}
            fields={fields}
            words={words}
            onChange={(next) => apply((latest) => setWhen(latest, edge.id, next))}
          />
          <Button variant="subtle" size="compact-sm" onClick={() => apply((latest) => takeOtherwise(latest, edge.id))}>
            {t("condition.toOtherwise")}
          </Button>
        </>
      ) : (
        <Text size="sm">{groupWords(words, when)}</Text>
      )}
    </li>
  );
}

function Otherwise({ edge, mayBeBranch }: { edge: Edge; mayBeBranch: boolean }): ReactNode {
  const t = messages.useT();
  const { mayEdit, apply } = useEditor();
  const name = useTargetName(edge);
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t("condition.otherwiseTo", { name })}</h3>
        {mayEdit && <Cut edge={edge} />}
      </div>
      <Text size="sm" c="dimmed">
        {t("condition.otherwiseHelp")}
      </Text>
      {mayEdit && mayBeBranch && (
        <Button variant="subtle" size="compact-sm" onClick={() => apply((latest) => makeBranch(latest, edge.id))}>
          {t("condition.toBranch")}
        </Button>
      )}
    </li>
  );
}

function Cut({ edge }: { edge: Edge }): ReactNode {
  const t = messages.useT();
  const { apply } = useEditor();
  const name = useTargetName(edge);
  return (
    <Tool label={t("condition.cut", { name })} onClick={() => apply((latest) => disconnect(latest, edge.id))}>
      <Unlink size={16} aria-hidden />
    </Tool>
  );
}

function useTargetName({ target }: Edge): string {
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const node = findNode(workflow, target);
  return node ? nameOf(node) : "";
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, onClick, children }: ToolProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
