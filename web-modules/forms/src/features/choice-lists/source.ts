import type { ChoiceSource } from "@groundwork/formwork";
import { api } from "@groundwork/kit";

const A_PAGE = 100;

/** Of who is signed in. */
export const memberChoices: ChoiceSource = {
  key: ["member"],
  find: async ({ listId, search, parentIds, pageNumber }, signal) => {
    const { data, totalCount } = await api.get("/api/ChoiceList/QueryChoices", {
      query: {
        choiceListId: listId,
        search,
        parentIds: [...parentIds],
        isArchived: false,
        pageNumber,
        pageCount: A_PAGE,
      },
      signal,
    });
    return { items: data, total: totalCount };
  },
};

/** Of who came by a link: what the form of that submission offers. */
export function guestChoices(submissionId: string, pass: string): ChoiceSource {
  return {
    key: ["guest", submissionId],
    isByField: true,
    find: async ({ fieldId, search, parentIds, pageNumber }, signal) => {
      const { data, totalCount } = await api.get("/api/SubmissionShareLink/Choices/{submissionId}", {
        path: { submissionId },
        query: { fieldId, search, parentIds: [...parentIds], pageNumber, pageCount: A_PAGE },
        headers: { "X-Share-Pass": pass },
        signal,
      });
      return { items: data, total: totalCount };
    },
  };
}
