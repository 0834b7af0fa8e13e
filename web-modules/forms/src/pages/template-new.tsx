import { AppPage, ErrorState, LoadingState, useLocale, useQuery, useUrlState } from "@groundwork/kit";
import type { ReactNode } from "react";
import { FILE } from "../features/from-file/api";
import { FromFile } from "../features/from-file/from-file";
import { libraryAddress, newTemplateAddress, useFolderAskedFor } from "../features/gallery/address";
import { BLANK, startersQuery } from "../features/gallery/api";
import { ofEntry, ofStarter } from "../features/gallery/beginning";
import { Gallery } from "../features/gallery/gallery";
import { TemplateStart } from "../features/gallery/template-start";
import { entryQuery } from "../features/library/api";
import { LibraryShelf } from "../features/library/library-shelf";
import { messages } from "../messages";
import { fileMessages } from "../messages/from-file";
import { galleryMessages } from "../messages/gallery";

/** A new template: what it begins with, then what it is called. */
export default function TemplateNewPage(): ReactNode {
  const t = messages.useT();
  const galleryT = galleryMessages.useT();
  const fileT = fileMessages.useT();
  const [{ from, entry }] = useUrlState({ from: "", entry: "" });
  const begun = { label: t("templates.create"), to: newTemplateAddress(useFolderAskedFor()) };
  const starters = useQuery(startersQuery(useLocale()));
  const all = { label: t("templates.title"), to: "/forms" };
  const isBlank = from === BLANK;
  const starter = starters.data?.find(({ key }) => key === from) ?? null;
  if (entry) return <BeginWithEntry key={entry} entryId={entry} />;
  if (from === FILE)
    return (
      <AppPage
        title={fileT("fromFile.title")}
        description={fileT("fromFile.about")}
        breadcrumbs={[all, begun]}
        width="wide"
      >
        <FromFile />
      </AppPage>
    );
  if (isBlank || starter)
    return (
      <AppPage
        title={starter?.name ?? galleryT("gallery.blank")}
        description={starter?.about ?? galleryT("gallery.blankAbout")}
        breadcrumbs={[all, begun]}
        width={starter ? "wide" : "narrow"}
      >
        <TemplateStart key={from} beginning={starter && ofStarter(starter)} />
      </AppPage>
    );
  return (
    <AppPage title={t("templates.create")} description={galleryT("gallery.description")} breadcrumbs={[all]}>
      <LibraryShelf />
      {starters.error && <ErrorState error={starters.error} retry={() => void starters.refetch()} />}
      {!starters.data && !starters.error && <LoadingState shape="cards" />}
      {starters.data && <Gallery starters={starters.data} />}
    </AppPage>
  );
}

function BeginWithEntry({ entryId }: { entryId: string }): ReactNode {
  const t = messages.useT();
  const content = useQuery(entryQuery(entryId));
  const crumbs = [
    { label: t("templates.title"), to: "/forms" },
    { label: t("library.title"), to: libraryAddress(useFolderAskedFor()) },
  ];
  return (
    <AppPage
      title={content.data?.name ?? t("templates.create")}
      description={content.data && t("library.steps", { steps: content.data.stepNames.join(" → ") })}
      breadcrumbs={crumbs}
      width="wide"
    >
      {content.error && <ErrorState error={content.error} retry={() => void content.refetch()} />}
      {content.isPending && <LoadingState shape="form" />}
      {content.data && <TemplateStart beginning={ofEntry(entryId, content.data)} />}
    </AppPage>
  );
}
