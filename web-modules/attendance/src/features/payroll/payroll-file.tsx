import { Alert, Button, Dialog, ErrorState, Facts, LoadingState, Stack, Text, useQuery } from "@groundwork/kit";
import { FileCheck } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { payText } from "../pay/words";
import { checkPayrollQuery, type Days } from "./api";

/** The file for payroll of a period: first what it holds and what is missing, then the file. */
export function PayrollFile({ days, name }: { days: Days; name: string }): ReactNode {
  const t = messages.useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<FileCheck size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t("payroll.file")}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t("payroll.fileOf", { period: name })}>
        {isOpen && <Checked days={days} name={name} />}
      </Dialog>
    </>
  );
}

type Sum = "pay.sumPremiums" | "payroll.leftOut" | "payroll.leftOutPremiums";

function Checked({ days, name }: { days: Days; name: string }): ReactNode {
  const t = messages.useT();
  const { data: check, error, isPending, refetch } = useQuery(checkPayrollQuery(days));
  if (isPending) return <LoadingState shape="form" rows={3} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  const kinds = check.withoutCode.map((kind) => t(`pay.kind.${kind}`)).join(", ");
  const facts = (sums: readonly (readonly [Sum, number])[]) =>
    sums.filter(([, minutes]) => minutes > 0).map(([sum, minutes]) => ({ label: t(sum), value: payText(minutes) }));
  const items = [
    { label: t("payroll.people"), value: String(check.people) },
    ...check.totals.map(({ code, minutes }) => ({ label: code, value: payText(minutes) })),
    { label: t("pay.paid"), value: payText(check.minutes) },
    ...facts([
      ["pay.sumPremiums", check.premiumMinutes],
      ["payroll.leftOut", check.leftOutMinutes],
      ["payroll.leftOutPremiums", check.leftOutPremiumMinutes],
    ]),
  ];
  return (
    <Stack gap="md">
      {check.daysNotApproved > 0 && (
        <Alert color="amber">{t("payroll.notApproved", { count: check.daysNotApproved })}</Alert>
      )}
      {check.withoutCode.length > 0 && <Alert color="brick">{t("payroll.withoutCode", { kinds })}</Alert>}
      {check.peopleWithoutNumber > 0 && (
        <Alert color="amber">{t("payroll.withoutNumber", { count: check.peopleWithoutNumber })}</Alert>
      )}
      <Facts items={items} />
      {check.premiumMinutes > 0 && (
        <Text size="sm" c="dimmed">
          {t("payroll.premiumsHelp")}
        </Text>
      )}
      {check.people > 0 && check.withoutCode.length === 0 && (
        <div>
          <ExportMenu
            label={t("payroll.download")}
            path="/api/TimeSheet/ExportPayroll"
            parts={[{ name, query: { ...days } }]}
            failed={t("payroll.failed")}
            variant="default"
          />
        </div>
      )}
    </Stack>
  );
}
