import { FillBody, FillProvider } from "@groundwork/formwork";
import type { ReactNode } from "react";
import { TriedSituation, type TriedSituationProps } from "./tried-situation";
import type { Trial } from "./use-trial";

/** The form that is tried, and where, by whom and when. */
export default function TriedForm({ trial, ...situation }: TriedSituationProps & { trial: Trial }): ReactNode {
  return (
    <>
      <TriedSituation {...situation} />
      <FillProvider store={trial.store}>
        <FillBody body={trial.body} />
      </FillProvider>
    </>
  );
}
