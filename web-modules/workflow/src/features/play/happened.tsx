import type { ReactNode } from "react";
import type { PlayEvent } from "../../graph/play";
import classes from "./play.module.css";
import type { Said } from "./use-said";

interface HappenedProps {
  event: PlayEvent;
  /** As it is told. */
  time: string;
  said: Said;
}

/** One line of what has gone. */
export function Happened({ event, time, said }: HappenedProps): ReactNode {
  return (
    <li className={classes.event} data-kind={event.kind}>
      <span className={classes.at}>{time}</span>
      <span className={classes.said}>
        {said.title}
        {said.why.map((line) => (
          <span key={line} className={classes.why}>
            {line}
          </span>
        ))}
      </span>
    </li>
  );
}
