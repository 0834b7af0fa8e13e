import { ActionIcon, NativeSelect, Text } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useFormats } from "../i18n/formats";
import classes from "./data-table.module.css";
import { tableMessages } from "./table-messages";
import { PAGE_SIZES, type TableControl } from "./table-state";

export interface TableFooterProps {
  control: TableControl;
  total: number;
  lastPage: number;
}

export function TableFooter({ control, total, lastPage }: TableFooterProps): ReactNode {
  const t = tableMessages.useT();
  const formats = useFormats();
  const page = Math.min(control.page, lastPage);
  const from = (page - 1) * control.pageCount + 1;
  const to = Math.min(total, page * control.pageCount);
  return (
    <footer className={classes.footer}>
      <Text size="sm" c="dimmed" className={classes.grow ?? ""}>
        {t("page.of", { from: formats.number(from), to: formats.number(to), total: formats.number(total) })}
      </Text>
      {total > PAGE_SIZES[0] && (
        <NativeSelect
          aria-label={t("page.size")}
          value={String(control.pageCount)}
          data={PAGE_SIZES.map(String)}
          onChange={(event) => control.set({ pageCount: Number(event.currentTarget.value) })}
        />
      )}
      <ActionIcon aria-label={t("page.previous")} disabled={page <= 1} onClick={() => control.set({ page: page - 1 })}>
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t("page.next")}
        disabled={page >= lastPage}
        onClick={() => control.set({ page: page + 1 })}
      >
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
    </footer>
  );
}
