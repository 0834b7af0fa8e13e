import { defineModule } from "@groundwork/kit";
import { messages } from "./messages";

export default defineModule({
  messages,
  slots: {
    "submission.panel": [
      {
        id: "pdf",
        title: "viewer.title",
        part: () => import("./features/panel/submission-panel"),
        order: 10,
        rows: 2,
      },
    ],
  },
  routes: [{ path: "/pdf/:submissionId", page: () => import("./pages/submission-pdf"), title: "viewer.ofSubmission" }],
});
