import type { Body } from "@groundwork/formwork/rules";
import type { Entry } from "../../library/api";
import { type Clip, MARK, MARK_VERSION } from "../clipboard/clip";

/**
 * A block as what was copied from another form: it gets new ids, its pictures are brought along from the library, and
 * what it says of steps and fields stays where this form has them.
 */
export function clipOfBlock({ formCollectionId, blockKind }: Entry, pages: Body): Clip {
  return {
    groundwork: MARK,
    version: MARK_VERSION,
    kind: blockKind ?? "pages",
    isCut: false,
    templateId: formCollectionId,
    pagesOfSteps: [],
    pages,
  };
}
