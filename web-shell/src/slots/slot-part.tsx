import { ErrorState, LoadingState, Panel, PaneSection, type SlotPart } from "@groundwork/kit";
import type { ComponentType, ReactNode } from "react";
import { messages } from "../messages";
import { useChunk } from "../modules/chunk";
import type { Contribution, SlotName } from "../modules/contributions";
import { ErrorBoundary } from "../modules/error-boundary";
import classes from "./slot.module.css";

const CARD_ROWS = 4;
const TAB_ROWS = 8;
const FORM_ROWS = 2;

interface FrameProps {
  title: string;
  rows: number | undefined;
}

/** How a place looks while its part is on its way, and without it: as large as the part is going to be. */
interface Frame {
  Waiting: ComponentType<FrameProps>;
  Failed: ComponentType<FrameProps & { error: Error; retry: () => void }>;
}

const CARD: Frame = {
  Waiting: ({ title, rows = CARD_ROWS }) => (
    <Panel title={title}>
      <LoadingState shape="form" rows={rows} />
    </Panel>
  ),
  Failed: ({ title, error, retry }) => (
    <Panel title={title}>
      <ErrorState error={error} retry={retry} />
    </Panel>
  ),
};

const PANE: Frame = {
  Waiting: ({ title, rows = FORM_ROWS }) => (
    <PaneSection title={title}>
      <LoadingState shape="form" rows={rows} />
    </PaneSection>
  ),
  Failed: ({ title, error, retry }) => (
    <PaneSection title={title}>
      <ErrorState error={error} retry={retry} />
    </PaneSection>
  ),
};

const TAB: Frame = {
  Waiting: ({ rows = TAB_ROWS }) => <LoadingState shape="table" rows={rows} />,
  Failed: ({ error, retry }) => <ErrorState error={error} retry={retry} />,
};

const FORM: Frame = { ...TAB, Waiting: ({ rows = FORM_ROWS }) => <LoadingState shape="form" rows={rows} /> };

const LINE: Frame = {
  Waiting: () => <span className={classes.line} />,
  Failed: ({ title }) => <LineFailed title={title} />,
};

function LineFailed({ title }: { title: string }): ReactNode {
  const t = messages.useT();
  return <span className={classes.line}>{t("slot.failed", { title })}</span>;
}

const FRAMES: Readonly<Record<SlotName, Frame>> = {
  "home.card": CARD,
  "project.card": CARD,
  "project.tab": TAB,
  "project.line": LINE,
  "member.panel": PANE,
  "submission.panel": CARD,
  "settings.section": CARD,
  "project.new": FORM,
  "team.new": FORM,
};

interface SlotPartProps extends Contribution<SlotPart> {
  name: string;
  given: object;
}

/** One module's part of a place: an error in it, or on its way, is its own and stays in its room. */
export function Part({ module, item, name, given }: SlotPartProps): ReactNode {
  const title = module.messages.useT()(item.title);
  const { chunk, retry } = useChunk(item.part);
  const { Waiting, Failed } = FRAMES[name as SlotName];
  const { rows } = item;
  if (chunk.state === "loading") return <Waiting title={title} rows={rows} />;
  if (chunk.state === "failed") return <Failed title={title} rows={rows} error={chunk.error} retry={retry} />;
  return (
    <ErrorBoundary
      resetKey={JSON.stringify(given)}
      fallback={(error, again) => <Failed title={title} rows={rows} error={error} retry={again} />}
    >
      <chunk.value.default {...given} />
    </ErrorBoundary>
  );
}
