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

interface ExportMenuLook {
  label: string;
  parts: readonly ExportPart[];
  /** What is in the file, where its name does not tell. */
  note?: string;
  variant?: "subtle" | "default";
  /** Default: those of spreadsheet programs. */
  formats?: readonly ExportFormat[];
}

export interface ExportMenuProps extends ExportMenuLook {
  /** A call that answers with a table in the `format` that its query asks for. */
  path: string;
  /** The title of the message when there is no file. */
  failed: string;
  /** What must have been done before there is a file. */
  before?: () => Promise<unknown>;
}

export interface ExportChoiceProps extends ExportMenuLook {
  loading?: boolean;
  onChosen: (part: ExportPart, format: ExportFormat) => void;
}

/** A table that a service makes, as an Excel workbook, as CSV or, for other programs, as JSON. */
export function ExportMenu({ path, failed, before, ...look }: ExportMenuProps): ReactNode {
  const save: ExportChoiceProps["onChosen"] = (part, format) =>
    void (before?.() ?? Promise.resolve())
      .then(() => download(path, { ...part.query, format }, `export.${format}`))
      .catch((error: unknown) => toast.error(error, failed));
  return <ExportChoice {...look} onChosen={save} />;
}

/** Of what, and as which kind of file; what comes of it is its user's. */
export function ExportChoice({
  label,
  parts,
  note,
  variant = "subtle",
  formats = FOR_PEOPLE,
  loading = false,
  onChosen,
}: ExportChoiceProps): ReactNode {
  const t = kitMessages.useT();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant={variant} loading={loading} leftSection={<Download size={16} aria-hidden />}>
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
                onClick={() => onChosen(part, format)}
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
