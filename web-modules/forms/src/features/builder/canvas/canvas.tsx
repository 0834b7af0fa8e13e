import { FillProvider, FillStore } from "@groundwork/formwork";
import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import { Button } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { builderMessages } from "../../../messages/builder";
import { useFormFiles } from "../files/form-files";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import { CanvasContext, type CanvasParts } from "./context";
import { addNamedPage } from "./name-page";
import { Nearness, NearnessContext } from "./nearness";
import { PageView } from "./page-view";

interface CanvasProps {
  templateId: string;
  onOpenSettings: () => void;
}

/** The pages of the form, as wide as paper. */
export function Canvas({ templateId, onOpenSettings }: CanvasProps): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const body = useBody();
  const scroller = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [nearness, setNearness] = useState<Nearness | null>(null);
  useEffect(() => {
    if (!scroller.current) return;
    const made = new Nearness(scroller.current);
    setNearness(made);
    return () => made.end();
  }, []);
  useKeptScroll(templateId, scroller);
  // Fields are drawn as they will be filled in, with nothing in them.
  const empty = useMemo(() => new FillStore({ body: [] }), []);
  useFormFiles(empty);
  const parts = useMemo<CanvasParts>(() => ({ scroller, pages, openSettings: onOpenSettings }), [onOpenSettings]);
  return (
    <section ref={scroller} className={classes.scroller} aria-label={t("builder.canvas")} data-canvas>
      <CanvasContext value={parts}>
        <NearnessContext value={nearness}>
          <FillProvider store={empty}>
            <div ref={pages} className={classes.pages} data-pages>
              {body.map((page, index) => (
                <PageView key={page.id} page={page} number={index + 1} />
              ))}
              {body.length === 0 && <p className={classes.noPage}>{t("builder.emptyPage")}</p>}
            </div>
          </FillProvider>
        </NearnessContext>
      </CanvasContext>
      {!store.isFixed && (
        <Button
          variant="default"
          className={classes.addPage ?? ""}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => addNamedPage(store)}
        >
          {t("builder.addSection")}
        </Button>
      )}
    </section>
  );
}

/** Who comes back from the workflow finds the pages as they were left. */
function useKeptScroll(templateId: string, scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const pages = scroller.current;
    if (!pages) return;
    pages.scrollTop = keptPlaceOf(templateId).scrolled ?? 0;
    return () => keepPlace(templateId, { scrolled: pages.scrollTop });
  }, [templateId, scroller]);
}
