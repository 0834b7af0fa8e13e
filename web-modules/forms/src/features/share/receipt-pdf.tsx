import { Button, Text, useLocale, useQuery } from "@groundwork/kit";
import { FileDown } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { sharedMessages } from "../../messages/shared";
import { isBeingMade, receiptQuery } from "./receipt";

interface ReceiptPdfProps {
  submissionId: string;
  pass: string;
}

/** What was submitted, on paper: for who submitted it, as long as their proof counts. */
export function ReceiptPdf({ submissionId, pass }: ReceiptPdfProps): ReactNode {
  const t = sharedMessages.useT();
  const locale = useLocale();
  // Made when it is asked for, and anew by each press: what was made before may have been of an older state.
  const [press, setPress] = useState(0);
  const receipt = useQuery({
    ...receiptQuery(submissionId, pass, locale === "zh-CN" ? "zh-CN" : "en", press),
    enabled: press > 0,
  });
  const isWaiting = press > 0 && !receipt.error && (!receipt.data || isBeingMade(receipt.data));
  const why = receipt.error?.message ?? receipt.data?.message;
  if (receipt.data?.url)
    return (
      <Button
        component="a"
        href={receipt.data.url}
        target="_blank"
        rel="noreferrer"
        leftSection={<FileDown size={18} aria-hidden />}
      >
        {t("shared.pdfReady")}
      </Button>
    );
  return (
    <>
      <Button
        variant="default"
        leftSection={<FileDown size={18} aria-hidden />}
        loading={isWaiting}
        onClick={() => setPress((before) => before + 1)}
      >
        {t("shared.pdf")}
      </Button>
      <Text size="sm" role="status">
        {isWaiting ? t("shared.pdfMade") : press > 0 && why ? t("shared.pdfFailed", { why }) : ""}
      </Text>
    </>
  );
}
