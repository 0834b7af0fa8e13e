import { defineModule } from "@groundwork/kit";
import { FileStack } from "@groundwork/kit/icons";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [
    { path: "/forms", page: () => import("./pages/templates"), title: "templates.title" },
    // Without the navigation beside it: the pages and both panels need the width.
    {
      path: "/forms/templates/:templateId",
      page: () => import("./pages/template-builder"),
      title: "builder.title",
      layout: "bare",
    },
  ],
  navigation: [{ label: "forms.title", path: "/forms", icon: FileStack, section: "work", order: 10 }],
});
