import { useDrawingText } from "@groundwork/formwork/editor";
import { Alert, Group, Stack, Text, Title } from "@groundwork/kit";
import { CircleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { disconnect, findNode } from "../../graph";
import { messages } from "../../messages";
import { kindOf } from "../../nodes/kinds";
import { LABELS } from "../../nodes/labels";
import type { Node } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";
import { NodeTools } from "../canvas/node-tools";
import { ApprovalOffer } from "./approval-offer";
import { CutButton } from "./cut-button";
import classes from "./panel.module.css";

/** The settings of what is selected; `titled` where nothing around them says what that is. */
export function Settings({ titled = true }: { titled?: boolean }): ReactNode {
  const t = messages.useT();
  const { workflow, selectedId } = useEditor();
  const node = selectedId === null ? undefined : findNode(workflow, selectedId);
  const edge = workflow.edges.find(({ id }) => id === selectedId);
  if (node) return <NodeSettings key={node.id} node={node} titled={titled} />;
  if (edge) return <EdgeSettings edgeId={edge.id} source={edge.source} target={edge.target} />;
  return <Text c="dimmed">{t("panel.nothingSelected")}</Text>;
}

function NodeSettings({ node, titled }: { node: Node; titled: boolean }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const { mayEdit } = useEditor();
  const { icon: Icon, atFields, Settings: Form } = kindOf(node.type);
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div className={classes.heading}>
          <Text size="xs" c="dimmed" component="div" className={classes.kind}>
            <Icon size={14} aria-hidden /> {t(LABELS[node.type])}
          </Text>
          {titled && (
            <Title order={2} size="h3" className={classes.name}>
              {name}
            </Title>
          )}
        </div>
        {mayEdit && <NodeTools node={node} withSettings={false} />}
      </Group>
      <Problems subjectId={node.id} except={atFields} />
      <ApprovalOffer stepId={node.id} />
      <Form node={node} />
    </Stack>
  );
}

function EdgeSettings({ edgeId, source, target }: { edgeId: string; source: string; target: string }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, mayEdit, apply } = useEditor();
  const named = (id: string) => {
    const node = findNode(workflow, id);
    return node ? nameOf(node) : "";
  };
  return (
    <Stack gap="md" align="flex-start">
      <div>
        <Text size="xs" c="dimmed">
          {t("panel.connection")}
        </Text>
        <Title order={2} size="h3">
          {t("canvas.edge", { source: named(source), target: named(target) })}
        </Title>
      </div>
      <Problems subjectId={edgeId} except={[]} />
      {mayEdit && <CutButton onCut={() => apply((latest) => disconnect(latest, edgeId))} />}
    </Stack>
  );
}

function Problems({ subjectId, except }: { subjectId: string; except: readonly string[] }): ReactNode {
  const { problemsAt } = useEditor();
  const text = useDrawingText();
  const found = problemsAt(subjectId).filter((problem) => !except.includes(problem.code));
  if (found.length === 0) return null;
  return (
    <Alert color="brick" variant="light" icon={<CircleAlert size={18} aria-hidden />}>
      {found.map((problem) => (
        <div key={problem.code}>{text(problem)}</div>
      ))}
    </Alert>
  );
}
