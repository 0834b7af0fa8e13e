import { defineModule } from "@groundwork/kit";
import { FileStack } from "@groundwork/kit/icons";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [{ path: "/forms", page: () => import("./pages/templates"), title: "templates.title" }],
  navigation: [{ label: "forms.title", path: "/forms", icon: FileStack, section: "work", order: 10 }],
});
