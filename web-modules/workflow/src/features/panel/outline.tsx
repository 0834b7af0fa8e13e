import { Button, Text, UnstyledButton } from "@groundwork/kit";
import { CircleAlert, Plus } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useEditor } from "../../editor-context";
import { addStep, isWayBack } from "../../graph";
import { messages } from "../../messages";
import { textOn } from "../../nodes/button/color";
import { kindOf } from "../../nodes/kinds";
import { LABELS } from "../../nodes/labels";
import type { Node } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";
import type { WayBack } from "../../nodes/way-back/kinds";
import { useReturn } from "../../nodes/way-back/use-return";
import { NodeMenu } from "../canvas/node-menu";
import { useShowSettings } from "../editor/show-settings";
import { ApprovalOffer } from "./approval-offer";
import { type OutlineFork, outlineOf } from "./outline-order";
import classes from "./panel.module.css";

const OverdueLine = lazy(() => import("../../nodes/step/overdue/line"));

/** The whole workflow as a list: everything that the drawing does can be done here. */
export function Outline(): ReactNode {
  const t = messages.useT();
  const { workflow, mayEdit, add } = useEditor();
  const { steps, loose } = useMemo(() => outlineOf(workflow), [workflow]);
  return (
    <>
      <ol className={classes.outline} aria-label={t("panel.outline")}>
        {steps.map(({ step, buttons }) => (
          <li key={step.id} className={classes.step}>
            <Line node={step} />
            {step.type === "step" && step.data.overduePress && (
              <Suspense fallback={null}>
                <OverdueLine node={step} />
              </Suspense>
            )}
            {buttons.length > 0 && (
              <ul className={classes.buttons}>
                {buttons.map(({ button, targets, forks }) => (
                  <li key={button.id}>
                    <Line node={button} />
                    <Targets targets={targets} />
                    {forks.map(({ fork, ways }) => (
                      <div key={fork.id} className={classes.fork}>
                        <Line node={fork} />
                        {fork.type === "condition" ? (
                          <Ways ways={ways} />
                        ) : (
                          <Targets targets={ways.map(({ target }) => target)} />
                        )}
                      </div>
                    ))}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {loose.length > 0 && (
        <section aria-label={t("panel.loose")}>
          <Text size="sm" c="dimmed" mt="md" mb={4}>
            {t("panel.loose")}
          </Text>
          <ul className={classes.outline}>
            {loose.map((node) => (
              <li key={node.id} className={classes.step}>
                <Line node={node} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ApprovalOffer />
      {mayEdit && (
        <Button
          variant="default"
          mt="md"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => add((latest) => addStep(latest))}
        >
          {t("panel.addStep")}
        </Button>
      )}
    </>
  );
}

function Line({ node }: { node: Node }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const { selectedId, mayEdit, problemsAt } = useEditor();
  const showSettings = useShowSettings();
  const { icon: Icon } = kindOf(node.type);
  const problems = problemsAt(node.id).length;
  const dot = node.type === "button" ? { background: node.data.color, color: textOn(node.data.color) } : undefined;
  return (
    <div className={classes.line} data-selected={node.id === selectedId || undefined}>
      <UnstyledButton
        className={classes.open ?? ""}
        aria-current={node.id === selectedId || undefined}
        onClick={() => showSettings(node.id)}
      >
        <span className={classes.mark} style={dot} title={t(LABELS[node.type])}>
          <Icon size={14} aria-hidden />
        </span>
        <span className={classes.name}>{name}</span>
        {node.type === "step" && node.data.triggerStep && <span className={classes.starts}>{t("panel.start")}</span>}
        {problems > 0 && (
          <span className={classes.alarm} role="img" aria-label={t("panel.problems", { count: problems })}>
            <CircleAlert size={16} aria-hidden />
          </span>
        )}
      </UnstyledButton>
      {mayEdit && <NodeMenu node={node} isQuiet />}
    </div>
  );
}

function Ways({ ways }: Pick<OutlineFork, "ways">): ReactNode {
  const t = messages.useT();
  return ways.map(({ target, number }) => (
    <div key={target.id} className={classes.targets}>
      <span>{number === null ? t("condition.otherwise") : t("condition.branch", { number })}</span>
      <Target node={target} />
    </div>
  ));
}

function Return({ node }: { node: WayBack }): ReactNode {
  const t = messages.useT();
  const step = useReturn(node.id);
  return step === null ? t("wayBack.nowhere") : t(`${node.type}.to`, { step });
}

function Targets({ targets }: { targets: readonly Node[] }): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.targets}>
      <span>{t("panel.leadsTo")}</span>
      <span>
        {targets.length === 0 && <em>{t("panel.nowhere")}</em>}
        {targets.map((target) => (
          <Target key={target.id} node={target} />
        ))}
      </span>
    </div>
  );
}

function Target({ node }: { node: Node }): ReactNode {
  const nameOf = useNodeName();
  const showSettings = useShowSettings();
  return (
    <UnstyledButton className={classes.target ?? ""} onClick={() => showSettings(node.id)}>
      {isWayBack(node) ? <Return node={node} /> : nameOf(node)}
    </UnstyledButton>
  );
}
