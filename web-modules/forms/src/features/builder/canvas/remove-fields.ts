import type { Field } from "@groundwork/formwork/rules";
import { confirm } from "@groundwork/kit";
import { builderMessages } from "../../../messages/builder";
import { clipboardMessages } from "../../../messages/clipboard";
import { takeAway, withoutFields } from "../clipboard/take-away";
import { findField, idsWithin } from "../model/places";
import { rulesWith } from "../model/rules";
import { calculationsWith } from "../model/used-by";
import { announce } from "../state/announcement";
import type { BuilderStore } from "../state/builder-store";

/** One or several as one step, after it was told what loses them, and asked. */
export async function removeFields(
  store: BuilderStore,
  fieldIds: readonly string[],
  nameOf: (field: Field) => string,
): Promise<void> {
  const { t } = builderMessages;
  const body = store.body();
  const fields = fieldIds.flatMap((id) => findField(body, id) ?? []);
  const [first] = fields;
  if (!first) return;
  const { length: count } = fields;
  const gone = fields.flatMap(idsWithin);
  const lost = calculationsWith(body, gone).flatMap((id) => findField(body, id) ?? []);
  const names = lost.map(nameOf).join(", ");
  const rules = rulesWith(body, gone).length;
  const name = nameOf(first);
  const said =
    count === 1
      ? {
          title: t("builder.delete.title", { name }),
          body: t(names ? "builder.delete.used" : "builder.delete.body", { names }),
          ruled: t("builder.delete.ruled", { count: rules }),
          verb: t("builder.delete.verb", { name }),
          done: t("builder.deleted", { name }),
        }
      : {
          title: clipboardMessages.t("clip.delete.title", { count }),
          body: clipboardMessages.t(names ? "clip.delete.used" : "clip.delete.body", { names }),
          ruled: clipboardMessages.t("clip.delete.ruled", { count: rules }),
          verb: clipboardMessages.t("clip.delete.verb", { count }),
          done: clipboardMessages.t("clip.deleted", { count }),
        };
  const told = rules > 0 ? `${said.body} ${said.ruled}` : said.body;
  if (!(await confirm({ title: said.title, body: told, verb: said.verb, danger: true }))) return;
  if (takeAway(store, withoutFields(store.body(), fieldIds))) announce(said.done);
}
