import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import classes from "./photo-gallery.module.css";
import type { ShownPhoto } from "./photo-viewer";

const PhotoViewer = lazy(() => import("./photo-viewer"));

export interface PhotoGalleryProps {
  /** Holds links with `data-photo`, each around its picture: what is said there is the photo's name. */
  children: ReactNode;
}

interface Shown {
  photos: ShownPhoto[];
  at: number;
}

/** Photos that open in place, one beside the other; a link that is to open elsewhere (Ctrl, middle button) still does. */
export function PhotoGallery({ children }: PhotoGalleryProps): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = (event: MouseEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
    const at = links.findIndex((link) => link.contains(event.target as Node));
    if (at < 0) return;
    event.preventDefault();
    setShown({ photos: links.map((link) => ({ url: link.href, name: link.dataset.photo ?? "" })), at });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the focus and the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div className={classes.gallery} onClick={open}>
        {children}
      </div>
      {shown && (
        <Suspense>
          <PhotoViewer {...shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
