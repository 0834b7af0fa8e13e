import { lazy, type ReactNode, Suspense, useState } from "react";

const Unread = lazy(() => import("./unread"));

/** As iPhones keep photos: other browsers than theirs cannot show them, and neither can paper. */
export const isHeic = (file: File): boolean => /\.hei[cf]$/i.test(file.name);

interface Jpegs {
  /** Goes on with what was chosen, HEIC photos as JPEG; at once where there is none. */
  choose: (
    chosen: readonly File[],
    becomesJpeg: (file: File) => boolean,
    goOn: (files: readonly File[]) => void,
  ) => void;
  /** Of photos that this browser cannot open. */
  notice: ReactNode;
}

/** What makes JPEGs, and what is said where it can't, is loaded for the first HEIC photo. */
export function useJpegs(): Jpegs {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const choose: Jpegs["choose"] = (chosen, becomesJpeg, goOn) => {
    setUnread([]);
    const heic = chosen.filter(becomesJpeg);
    if (heic.length === 0) return goOn(chosen);
    void import("./jpegs")
      .then(({ jpegsOf }) => jpegsOf(heic))
      // That part of the page can't be loaded just now.
      .catch(() => new Map<File, File>())
      .then((jpegs) => {
        setUnread(heic.filter((file) => !jpegs.has(file)).map(({ name }) => name));
        goOn(chosen.flatMap((file) => (heic.includes(file) ? (jpegs.get(file) ?? []) : file)));
      });
  };
  const notice = unread.length > 0 && (
    <Suspense>
      <Unread names={unread} />
    </Suspense>
  );
  return { choose, notice };
}
