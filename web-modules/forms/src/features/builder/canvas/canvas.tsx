import { FillProvider, FillStore } from "@groundwork/formwork";
import { Button } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { messages } from "../../../messages";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import { CanvasContext, type CanvasParts } from "./context";
import { Nearness, NearnessContext } from "./nearness";
import { PageView } from "./page-view";

/** Fields are drawn as they will be filled in, with nothing in them. */
const EMPTY = new FillStore({ body: [] });

/** The pages of the form, as wide as paper. */
export function Canvas({ onOpenSettings }: { onOpenSettings: () => void }): ReactNode {
  const t = messages.useT();
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
  const parts = useMemo<CanvasParts>(() => ({ scroller, pages, openSettings: onOpenSettings }), [onOpenSettings]);
  return (
    <section ref={scroller} className={classes.scroller} aria-label={t("builder.canvas")} data-canvas>
      <CanvasContext value={parts}>
        <NearnessContext value={nearness}>
          <FillProvider store={EMPTY}>
            <div ref={pages} className={classes.pages} data-pages>
              {body.map((page, index) => (
                <PageView key={page.id} page={page} number={index + 1} />
              ))}
              {body.length === 0 && <p className={classes.noPage}>{t("builder.emptyPage")}</p>}
            </div>
          </FillProvider>
        </NearnessContext>
      </CanvasContext>
      <Button
        variant="default"
        className={classes.addPage ?? ""}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => store.addPage()}
      >
        {t("builder.addSection")}
      </Button>
    </section>
  );
}
