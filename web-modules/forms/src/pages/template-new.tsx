import { AppPage, ErrorState, LoadingState, useLocale, useQuery, useUrlState } from "@groundwork/kit";
import type { ReactNode } from "react";
import { BLANK, startersQuery } from "../features/gallery/api";
import { Gallery } from "../features/gallery/gallery";
import { TemplateStart } from "../features/gallery/template-start";
import { messages } from "../messages";

/** A new template: what it begins with, then what it is called. */
export default function TemplateNewPage(): ReactNode {
  const t = messages.useT();
  const [{ from }] = useUrlState({ from: "" });
  const starters = useQuery(startersQuery(useLocale()));
  const all = { label: t("templates.title"), to: "/forms" };
  const isBlank = from === BLANK;
  const starter = starters.data?.find(({ key }) => key === from) ?? null;
  if (isBlank || starter)
    return (
      <AppPage
        title={starter?.name ?? t("gallery.blank")}
        description={starter?.about ?? t("gallery.blankAbout")}
        breadcrumbs={[all, { label: t("templates.create"), to: "/forms/templates/new" }]}
        width={starter ? "wide" : "narrow"}
      >
        <TemplateStart key={from} starter={starter} />
      </AppPage>
    );
  return (
    <AppPage title={t("templates.create")} description={t("gallery.description")} breadcrumbs={[all]}>
      {starters.error && <ErrorState error={starters.error} retry={() => void starters.refetch()} />}
      {!starters.data && !starters.error && <LoadingState shape="cards" />}
      {starters.data && <Gallery starters={starters.data} />}
    </AppPage>
  );
}
