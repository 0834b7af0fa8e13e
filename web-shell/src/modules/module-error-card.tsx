import { Button, Panel } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../messages";
import { moduleName } from "./module-name";
import { retryModule } from "./module-store";

/** What is left of a module that could not be loaded; the rest of the page works. */
export function ModuleErrorCard({ context }: { context: string }): ReactNode {
  const t = messages.useT();
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await retryModule(context);
    setTrying(false);
  };
  return (
    <div role="alert">
      <Panel
        tone="danger"
        title={t("module.failed.title", { name: moduleName(context) })}
        description={t("module.failed.body")}
        actions={
          <Button variant="default" loading={trying} onClick={retry}>
            {t("module.retry")}
          </Button>
        }
      >
        {null}
      </Panel>
    </div>
  );
}
