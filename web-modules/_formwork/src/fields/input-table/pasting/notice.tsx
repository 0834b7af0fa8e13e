import { Button } from "@groundwork/kit";
import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../../messages";
import { useProblemText } from "../../../messages/problem-text";
import { pastingMessages } from "./messages";
import type { NoCells, PastedCells } from "./outcome";
import type { LeftOut } from "./paste";
import classes from "./pasting.module.css";

const MOST_TOLD = 5;

/** Read out where it stands: what came of what was pasted, and one step back. */
export default function PasteNotice({ outcome }: { outcome: PastedCells | NoCells }): ReactNode {
  const t = pastingMessages.useT();
  if (outcome.what === "pasted") return <CameOf {...outcome} />;
  return <p className={classes.said}>{t(`pasting.${outcome.what}`)}</p>;
}

/** What was left, and why. */
function CameOf({ pasted, undo }: PastedCells): ReactNode {
  const t = pastingMessages.useT();
  const why = useWhy();
  const { filled, added, left, rowsLeft, columnsLeft } = pasted;
  return (
    <div className={classes.notice}>
      <div>
        <p>
          {t("pasting.cells", { count: filled })}
          {added > 0 && ` ${t("pasting.rows", { count: added })}`}
        </p>
        {rowsLeft > 0 && <p className={classes.left}>{t("pasting.noRoom", { count: rowsLeft })}</p>}
        {columnsLeft > 0 && <p className={classes.left}>{t("pasting.tooWide", { count: columnsLeft })}</p>}
        {left.length > 0 && (
          <>
            <p className={classes.left}>{t("pasting.left", { count: left.length })}</p>
            <ul>
              {left.slice(0, MOST_TOLD).map((each) => (
                <li key={`${each.params.row}/${each.params.column}/${each.text}`}>
                  {why(each)} {t("pasting.text", { text: each.text.slice(0, 60) })}
                </li>
              ))}
              {left.length > MOST_TOLD && <li>{t("pasting.more", { count: left.length - MOST_TOLD })}</li>}
            </ul>
          </>
        )}
      </div>
      <Button variant="default" leftSection={<Undo2 size={16} aria-hidden />} onClick={undo}>
        {t("pasting.undo")}
      </Button>
    </div>
  );
}

const OWN = ["pastedFixed", "pastedUnread", "pastedNotListed"] as const;

/** Where it was to go and why it did not; as of a cell that is wrong. */
function useWhy(): (left: LeftOut) => string {
  const t = pastingMessages.useT();
  const words = useProblemText();
  const form = formworkMessages.useT();
  return (left) => {
    const own = OWN.find((code) => code === left.code);
    return own ? form("problem.inCell", left.params) + t(`pasting.${own}`) : words(left);
  };
}
