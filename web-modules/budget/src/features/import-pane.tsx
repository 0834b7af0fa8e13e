import { SidePane, useQueryClient } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { BUDGET, importing } from "./api";
import classes from "./budget.module.css";

interface ImportPaneProps {
  of: keyof typeof importing;
  projectId: string;
  opened: boolean;
  onClose: () => void;
}

export function ImportPane({ of, projectId, opened, onClose }: ImportPaneProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  return (
    <SidePane opened={opened} onClose={onClose} title={t(`import.${of}.title`)}>
      <ImportSteps
        description={t(`import.${of}.help`)}
        check={(file) => importing[of].check(projectId, file)}
        send={(file, options) => importing[of].send(projectId, file, options)}
        countOf={({ createCount }) => createCount}
        summary={({ dryRun, createCount: count }) => t(`import.${of}.${dryRun ? "would" : "done"}`, { count })}
        verb={(count) => t(`import.${of}.verb`, { count })}
        failed={t(`import.${of}.failed`)}
        onSent={() => client.invalidateQueries({ queryKey: BUDGET })}
      >
        {(result) => (
          <ImportLines
            result={result}
            title={({ number, name }) => (
              <>
                <span className={classes.number}>{number}</span>
                {name}
              </>
            )}
          />
        )}
      </ImportSteps>
    </SidePane>
  );
}
