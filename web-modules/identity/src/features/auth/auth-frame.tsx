import {
  LOCALE_NAMES,
  LOCALES,
  Mark,
  setLocale,
  Title,
  UnstyledButton,
  useDocumentTitle,
  useLocale,
} from "@groundwork/kit";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "../../messages";
import classes from "./auth-frame.module.css";
import { Levels } from "./levels";

export interface AuthFrameProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Other ways on: register, back to sign in. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A language is written in itself: whoever needs it cannot read the others. */
function LanguageChoice(): ReactNode {
  const t = messages.useT();
  const locale = useLocale();
  return (
    <fieldset className={classes.languages} aria-label={t("auth.frame.language")}>
      {LOCALES.map((each) => (
        <UnstyledButton key={each} lang={each} aria-pressed={locale === each} onClick={() => void setLocale(each)}>
          {LOCALE_NAMES[each]}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

/** The frame of every page outside the product: the brand, one task, and where to go instead. */
export function AuthFrame({ title, lead, footer, children }: AuthFrameProps): ReactNode {
  const t = messages.useT();
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);

  // A new step is read out from its heading, unless one of its fields took the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is what names a step
  useEffect(() => {
    if (!content.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <div className={classes.frame}>
      <header className={classes.brand}>
        <span className={classes.wordmark}>
          <Mark size={30} />
          Groundwork
        </span>
        <p className={classes.promise}>{t("auth.frame.promise")}</p>
        <Levels className={classes.levels ?? ""} />
      </header>
      <main className={classes.main}>
        <div className={classes.content} ref={content}>
          <div className={classes.heading}>
            <Title order={1} ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </div>
        <LanguageChoice />
      </main>
    </div>
  );
}
