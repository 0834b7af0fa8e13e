import { defineModule } from "@groundwork/kit";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [{ path: "/pdf/:submissionId", page: () => import("./pages/submission-pdf"), title: "viewer.ofSubmission" }],
});
