import type { Body } from "@groundwork/formwork/rules";
import type { Schemas } from "../../schemas";
import type { EntryContent } from "../library/api";
import type { Starter } from "./api";

/** What a template begins with: a form of the trade, or one of the company's library. */
export interface Beginning {
  name: string;
  folderName: string;
  pages: Body;
  made: Pick<Schemas["TemplateCreate"], "starter" | "formCollectionId">;
}

export function ofStarter({ key, name, folderName, pages }: Starter): Beginning {
  return { name, folderName, pages, made: { starter: key } };
}

export function ofEntry(formCollectionId: string, { name, category, pages }: EntryContent): Beginning {
  return { name, folderName: category, pages, made: { formCollectionId } };
}
