import { defineModule } from "@groundwork/kit";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [
    {
      path: "/workflow/:templateId",
      page: () => import("./pages/workflow-editor"),
      title: "editor.title",
      // As with the form's builder: the drawing needs the width.
      layout: "bare",
    },
  ],
});
