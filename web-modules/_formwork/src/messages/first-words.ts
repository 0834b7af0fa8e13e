import type { formworkMessages } from "./index";

/**
 * What is called so as long as nobody calls it otherwise, in all our languages. It stands in the form in the language of
 * whoever drew it, but it is none of their words: each reader has it in their own.
 */
const FIRST_WORDS = {
  "headerSection.project": ["Project", "项目"],
  "headerSection.referenceNumber": ["Reference No.", "参考编号"],
  "headerSection.submittalDate": ["Submittal Date", "提交日期"],
  "headerSection.company": ["Company", "公司"],
  "headerSection.projectDuration": ["Project Duration", "项目工期"],
  "headerSection.projectLocation": ["Project Location", "项目地点"],
  "headerSection.projectDescription": ["Project Description", "项目说明"],
  "headerSection.validDate": ["Valid Date", "有效日期"],
  // So our starters call it.
  "headerSection.validUntil": ["Valid until", "有效期至"],
  "yesNo.yes": ["Yes", "是"],
  "yesNo.no": ["No", "否"],
  "yesNo.na": ["N/A", "不适用"],
  "button.submit": ["Submit", "提交"],
  // How a submission ended that somebody voided.
  "button.void": ["Void", "作废"],
} as const satisfies Record<string, readonly string[]>;

export type FirstWord = keyof typeof FIRST_WORDS;
type T = ReturnType<typeof formworkMessages.useT>;

export const firstWords: Readonly<Record<FirstWord, readonly string[]>> = FIRST_WORDS;

/** As its author wrote it, or, where they left it as it was, in the words of the reader. */
export function inReadersWords(t: T, written: string, first: FirstWord, ...others: FirstWord[]): string {
  if (written.trim() === "") return t(first);
  const ours = [first, ...others].find((word) => firstWords[word].includes(written.trim()));
  return ours === undefined ? written : t(ours);
}
