import { Button, Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { download } from "../api/download";
import { kitMessages } from "../i18n/kit-messages";
import { toast } from "../ui/toasts";

export type ExportFormat = "xlsx" | "csv" | "json";

const FOR_PEOPLE: readonly ExportFormat[] = ["xlsx", "csv"];

export interface ExportPart {
  /** Said above its formats where there are several; what is exported, to a screen reader. */
  name: string;
  query: Record<string, string | number>;
}

export interface ExportMenuProps {
  label: string;
  /** A call that answers with a table in the `format` that its query asks for. */
  path: string;
  parts: readonly ExportPart[];
  /** The title of the message when there is no file. */
  failed: string;
  /** What is in the file, where its name does not tell. */
  note?: string;
  /** What must have been done before there is a file. */
  before?: () => Promise<unknown>;
  variant?: "subtle" | "default";
  /** Default: those of spreadsheet programs. */
  formats?: readonly ExportFormat[];
}

/** A table that a service makes, as an Excel workbook, as CSV or, for other programs, as JSON. */
export function ExportMenu({
  label,
  path,
  parts,
  failed,
  note,
  before,
  variant = "subtle",
  formats = FOR_PEOPLE,
}: ExportMenuProps): ReactNode {
  const t = kitMessages.useT();
  const save = (part: ExportPart, format: ExportFormat) =>
    void (before?.() ?? Promise.resolve())
      .then(() => download(path, { ...part.query, format }, `export.${format}`))
      .catch((error: unknown) => toast.error(error, failed));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant={variant} leftSection={<Download size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map((part) => (
          <Fragment key={part.name}>
            {parts.length > 1 && <Menu.Label>{part.name}</Menu.Label>}
            {formats.map((format) => (
              <Menu.Item
                key={format}
                aria-label={t("export.as", { name: part.name, format: t(`export.${format}`) })}
                onClick={() => save(part, format)}
              >
                {t(`export.${format}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        {note && (
          <Menu.Label maw="16rem" style={{ whiteSpace: "normal" }}>
            {note}
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
