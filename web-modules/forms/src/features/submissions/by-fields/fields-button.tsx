import { Button } from "@groundwork/kit";
import { ListFilter } from "@groundwork/kit/icons";
import type { TableControl } from "@groundwork/kit/table";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { messages } from "../../../messages";
import { asFilters } from "./chosen";
import type { FieldsOfList } from "./use-fields";

const FieldsDialog = lazy(async () => import("./fields-dialog"));

/** Beside the filters of a list that is of one form. */
export function FieldsButton({ of, table }: { of: FieldsOfList; table: TableControl }): ReactNode {
  const t = messages.useT();
  const [opened, setOpened] = useState(false);
  const asked = Object.keys(of.chosen.asked).length;
  return (
    <>
      <Button variant="default" leftSection={<ListFilter size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t("submissions.fields", { count: asked })}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <FieldsDialog
            of={of}
            onClose={() => setOpened(false)}
            onChoose={(chosen) => {
              table.set({ filters: { ...table.filters, ...asFilters(chosen, table.filters) } });
              setOpened(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
