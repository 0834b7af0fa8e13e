import { defineModule } from "@groundwork/kit";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [
    { path: "/sign-in", page: () => import("./pages/sign-in"), title: "auth.signIn.title", access: "public", layout: "bare" },
  ],
});
