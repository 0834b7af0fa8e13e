import { type DraftSaver, SaveState } from "@groundwork/formwork/editor";
import type { Body } from "@groundwork/formwork/rules";
import type { ReactNode } from "react";
import { useSaveState } from "./session";

export interface BuilderSaveStateProps {
  saver: DraftSaver<Body>;
  /** The settings have a saved state of their own. */
  isQuietWhenSaved: boolean;
}

export function BuilderSaveState({ saver, isQuietWhenSaved }: BuilderSaveStateProps): ReactNode {
  const state = useSaveState(saver);
  return (
    <SaveState
      state={state.kind}
      why={"message" in state ? state.message : undefined}
      isQuietWhenSaved={isQuietWhenSaved}
      onAgain={() => void saver.flush()}
    />
  );
}
