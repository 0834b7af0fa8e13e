import { ActionIcon, Group, Text, useFormats, VisuallyHidden } from "@groundwork/kit";
import { Minus, Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { PdfLink } from "./link";
import classes from "./viewer.module.css";

const ZOOMS = [50, 75, 100, 125, 150, 200, 300];
const WHOLE_WIDTH = 2;

/**
 * The pages as the service drew them: a picture is a tenth of what a PDF library weighs, and every phone shows it.
 * Its words stand beside it for screen readers.
 */
export function Pages({ link }: { link: PdfLink }): ReactNode {
  const t = messages.useT();
  const [zoom, setZoom] = useState(WHOLE_WIDTH);
  const { percent: written } = useFormats();
  const percent = ZOOMS[zoom] ?? 100;
  return (
    <div className={classes.viewer}>
      <Group gap="xs" className={classes.zoom}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("viewer.zoomOut")}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <Minus size={18} aria-hidden />
        </ActionIcon>
        <Text size="sm" className={classes.percent} role="status">
          {written(percent / 100)}
        </Text>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("viewer.zoomIn")}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.desk} tabIndex={0} aria-label={t("viewer.title")}>
        {link.pictures.map((page, index) => (
          <figure key={page.url} className={classes.sheet} style={{ width: `${percent}%` }}>
            <img
              src={page.url}
              width={page.width}
              height={page.height}
              loading={index === 0 ? "eager" : "lazy"}
              alt={t("viewer.page", { number: index + 1, pages: link.pages })}
            />
            <VisuallyHidden component="figcaption">{page.text}</VisuallyHidden>
          </figure>
        ))}
        {link.pictures.length < link.pages && (
          <Text c="dimmed">{t("viewer.more", { shown: link.pictures.length, pages: link.pages })}</Text>
        )}
      </section>
    </div>
  );
}
