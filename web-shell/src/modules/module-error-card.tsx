import { Button, Panel } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../messages";
import { moduleName } from "./module-name";
import { retryModule } from "./module-store";
import { OtherVersion } from "./versions";

interface Failed {
  context: string;
  error: Error;
}

/** What is left of a module that could not be loaded; the rest of the page works. */
export function ModuleErrorCard({ context, error }: Failed): ReactNode {
  return error instanceof OtherVersion ? (
    <OtherVersionCard context={context} error={error} />
  ) : (
    <RetryCard context={context} />
  );
}

/** Asking again would bring the same; a page that is open since before the last release gets the newer shell. */
function OtherVersionCard({ context, error }: { context: string; error: OtherVersion }): ReactNode {
  const t = messages.useT();
  const { part, needed, provided } = error;
  return (
    <div role="alert">
      <Panel
        tone="danger"
        title={t("module.otherVersion.title", { name: moduleName(context) })}
        description={t("module.otherVersion.body", { part, needed, provided })}
        actions={
          <Button variant="default" onClick={() => location.reload()}>
            {t("module.reload")}
          </Button>
        }
      >
        {null}
      </Panel>
    </div>
  );
}

function RetryCard({ context }: { context: string }): ReactNode {
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
