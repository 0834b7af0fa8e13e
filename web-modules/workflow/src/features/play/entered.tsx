import { FillField, FillProvider, type FillStore } from "@groundwork/formwork";
import { type ReactNode, useSyncExternalStore } from "react";
import classes from "./play.module.css";

interface EnteredProps {
  store: FillStore;
  fieldIds: readonly string[];
}

/** What was entered in the fields that decide, to be changed before the next button is pressed. */
export function Entered({ store, fieldIds }: EnteredProps): ReactNode {
  // Rules make fields other ones, or hide them.
  useSyncExternalStore(store.subscribeBody, store.body);
  return (
    <FillProvider store={store}>
      <div className={classes.fields}>
        {fieldIds.map((fieldId) => {
          const field = store.field(fieldId);
          return field && !store.isHidden(fieldId) && <FillField key={fieldId} field={field} />;
        })}
      </div>
    </FillProvider>
  );
}
