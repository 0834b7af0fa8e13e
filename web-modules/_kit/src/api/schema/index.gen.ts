// Generated from gateway/openapi by `npm run gen:api -w @groundwork/kit`. Do not edit.
import type * as context0 from "./attendance.gen";
import type * as context1 from "./budget.gen";
import type * as context2 from "./forms.gen";
import type * as context3 from "./identity.gen";
import type * as context4 from "./pdf.gen";

export interface paths extends context0.paths, context1.paths, context2.paths, context3.paths, context4.paths {}
export interface SchemasOf {
  "attendance": context0.components["schemas"];
  "budget": context1.components["schemas"];
  "forms": context2.components["schemas"];
  "identity": context3.components["schemas"];
  "pdf": context4.components["schemas"];
}
