import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isApiError } from "../api/error";
import { useAction } from "../api/use-action";
import type { WriteKey } from "../directory/types";
import { kitMessages } from "../i18n/kit-messages";
import { toast } from "../ui/toasts";
import { mayPass } from "../unsent/reachable";
import { FileField, TABLE_FILES } from "./choice-fields";

/** What became, or would become, of a file. */
export interface Imported {
  /** Only looked at; nothing is written. */
  dryRun: boolean;
}

export interface ImportStepsProps<Result extends Imported> {
  /** Which columns the file has. */
  description: string;
  check: (file: File) => Promise<Result>;
  send: (file: File, options: WriteKey) => Promise<Result>;
  /** How many of its lines are taken. */
  countOf: (result: Result) => number;
  /** In one sentence, before it is sent and after. */
  summary: (result: Result) => string;
  /** Names the deed: "Import 3 codes". */
  verb: (count: number) => string;
  /** Heads what the service says against it: "The codes were not imported". */
  failed: string;
  sentDetail?: string;
  /** Reads again what shows it. */
  onSent: (result: Result) => void | Promise<void>;
  /** Something else is to be chosen first. */
  disabled?: boolean;
  /** What stands around the choice of the file. */
  around?: (choice: ReactNode) => ReactNode;
  /** Where one goes on once it is sent. */
  next?: ReactNode;
  /** What becomes of each line. */
  children: (result: Result) => ReactNode;
}

/** Choose a table, see what each of its lines would do, then send. Nothing is written before the second step. */
export function ImportSteps<Result extends Imported>(props: ImportStepsProps<Result>): ReactNode {
  const { around = (choice) => choice, countOf, summary } = props;
  const t = kitMessages.useT();
  const [file, setFile] = useState<File | null>(null);
  const check = useAction<File, Result>({ run: props.check });
  const send = useAction<File, Result>({
    run: props.send,
    onSuccess: async (result) => {
      toast.done({ title: summary(result), ...(props.sentDetail && { detail: props.sentDetail }) });
      await props.onSent(result);
    },
    onError: (error) => toast.error(error, props.failed),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    send.reset();
    if (chosen) check.mutate(chosen);
  };
  const result = send.data ?? check.data;
  return (
    <Stack gap="lg">
      {around(
        <>
          <FileField
            name="file"
            label={t("import.file")}
            description={props.description}
            button={t(file ? "import.chooseOther" : "import.choose")}
            accept={TABLE_FILES}
            value={file}
            onChange={choose}
            error={null}
            disabled={props.disabled === true || check.isPending || send.isPending}
          />
          {check.isPending && (
            <Text role="status" c="dimmed">
              {t("import.checking")}
            </Text>
          )}
          {file && check.error && <CheckFailed error={check.error} again={() => check.mutate(file)} />}
        </>,
      )}
      {file && result && (
        <>
          <Group justify="space-between" gap="sm">
            <Text fw={600} role="status">
              {summary(result)}
            </Text>
            {result.dryRun ? (
              <Button disabled={countOf(result) === 0} loading={send.isPending} onClick={() => send.mutate(file)}>
                {props.verb(countOf(result))}
              </Button>
            ) : (
              props.next
            )}
          </Group>
          {props.children(result)}
        </>
      )}
    </Stack>
  );
}

function CheckFailed({ error, again }: { error: Error; again: () => void }): ReactNode {
  const t = kitMessages.useT();
  return (
    <Alert
      color="brick"
      variant="light"
      role="alert"
      icon={<CircleAlert size={18} aria-hidden />}
      title={t("import.checkFailed")}
    >
      {error.message}
      {isApiError(error) && mayPass(error) && (
        <Button size="compact-md" variant="default" display="block" mt="sm" onClick={again}>
          {t("action.retry")}
        </Button>
      )}
    </Alert>
  );
}
