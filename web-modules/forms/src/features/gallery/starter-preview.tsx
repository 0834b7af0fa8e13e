import { FillBody, FillProvider, FillStore } from "@groundwork/formwork";
import type { Body } from "@groundwork/formwork/rules";
import { type ReactNode, useMemo } from "react";
import { galleryMessages } from "../../messages/gallery";
import classes from "./gallery.module.css";

/** The form as it will be filled in, to look at. */
export default function StarterPreview({ body }: { body: Body }): ReactNode {
  const t = galleryMessages.useT();
  const store = useMemo(() => new FillStore({ body }), [body]);
  return (
    <section className={classes.preview} aria-label={t("gallery.preview")} inert>
      <FillProvider store={store}>
        <FillBody body={body} />
      </FillProvider>
    </section>
  );
}
