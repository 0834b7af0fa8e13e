import { Fragment, type ReactNode, useMemo } from "react";
import { type Block, readMarkedText, type Span } from "../../marked-text";
import type { FillProps, ViewProps } from "../drawn-kind";
import { Titled } from "../titled";
import type { RichTextSetting } from "./rules";
import classes from "./view.module.css";

export function RichTextView({ setting }: ViewProps<RichTextSetting>): ReactNode {
  return (
    <Titled title={setting.label}>
      <RichText text={setting.text} />
    </Titled>
  );
}

/** Nothing is entered here. */
export function RichTextFill({ field, setting, kinds }: FillProps<RichTextSetting>): ReactNode {
  return <RichTextView field={field} setting={setting} value={null} kinds={kinds} />;
}

export function RichText({ text }: { text: string }): ReactNode {
  const blocks = useMemo(() => readMarkedText(text), [text]);
  return <div className={classes.text}>{inOrder(blocks, (block) => drawBlock(block))}</div>;
}

function drawBlock({ type, lines, start }: Block): ReactNode {
  const [first = []] = lines;
  const items = () => inOrder(lines, (line) => <li>{drawLine(line)}</li>);
  switch (type) {
    case "heading":
      return <h3>{drawLine(first)}</h3>;
    case "subheading":
      return <h4>{drawLine(first)}</h4>;
    case "bullets":
      return <ul>{items()}</ul>;
    case "numbers":
      return <ol start={start}>{items()}</ol>;
    case "paragraph":
      return (
        <p>
          {inOrder(lines, (line, at) => (
            <>
              {at > 0 && <br />}
              {drawLine(line)}
            </>
          ))}
        </p>
      );
  }
}

function drawLine(line: readonly Span[]): ReactNode {
  return inOrder(line, ({ text, bold, italic }) => {
    const said = italic ? <em>{text}</em> : text;
    return bold ? <strong>{said}</strong> : said;
  });
}

/** What is read from one text has no identity but its place. */
function inOrder<T>(parts: readonly T[], draw: (part: T, at: number) => ReactNode): ReactNode {
  return parts.map((part, at) => {
    const place = at;
    return <Fragment key={place}>{draw(part, at)}</Fragment>;
  });
}
