import { SearchInput, Stack, Text } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { formChoiceMessages } from "../../messages/form-choice";
import type { TemplateRow } from "../templates/api";
import { FormLinks } from "./form-links";

/** So many are seen at once: nobody searches among them. */
const FEW = 5;

interface FormChoiceProps {
  templates: readonly TemplateRow[];
  /** How many are shown, of all or of what was found. */
  most?: number;
}

/** Forms to start, in the order they come in. */
export function FormChoice({ templates, most = templates.length }: FormChoiceProps): ReactNode {
  const t = formChoiceMessages.useT();
  const [search, setSearch] = useState("");
  const found = templates.filter((each) => isFound(each, search)).slice(0, most);
  return (
    <Stack gap="sm">
      {templates.length > FEW && <SearchInput label={t("formChoice.search")} value={search} onChange={setSearch} />}
      {found.length > 0 ? <FormLinks templates={found} /> : <Text role="status">{t("formChoice.nothingFound")}</Text>}
    </Stack>
  );
}

function isFound({ name, folderName }: TemplateRow, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [name, folderName].some((each) => each.toLocaleLowerCase().includes(wanted));
}
