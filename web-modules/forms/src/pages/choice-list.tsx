import { Alert, AppPage, ErrorState, LoadingState, Text, useParams, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AddItem } from "../features/choice-lists/add-item";
import { choiceListQuery } from "../features/choice-lists/api";
import { ImportItems } from "../features/choice-lists/import-items";
import { Items } from "../features/choice-lists/items";
import { RenameList } from "../features/choice-lists/rename-list";
import { messages } from "../messages";
import { choiceListMessages } from "../messages/choice-lists";

export default function ChoiceListPage(): ReactNode {
  const words = messages.useT();
  const t = choiceListMessages.useT();
  const { choiceListId = "" } = useParams();
  const list = useQuery(choiceListQuery(choiceListId));
  const above = list.data?.parentListName;
  return (
    <AppPage
      title={list.data?.name ?? t("choiceLists.one")}
      description={above ? t("choiceLists.lieUnder", { name: above }) : t("choiceLists.oneHelp")}
      breadcrumbs={[
        { label: words("templates.title"), to: "/forms" },
        { label: t("choiceLists.title"), to: "/forms/choice-lists" },
      ]}
      actions={
        list.data?.mayChange &&
        !list.data.isArchived && (
          <>
            <RenameList list={list.data} />
            <ImportItems list={list.data} />
            <AddItem list={list.data} />
          </>
        )
      }
    >
      {list.error && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <LoadingState shape="form" />}
      {list.data?.isArchived && <Alert color="sky">{t("choiceLists.listArchived")}</Alert>}
      {list.data && !list.data.mayChange && (
        <Text c="dimmed">
          {list.data.createdBy
            ? t("choiceLists.keptBy", { who: list.data.createdBy.fullName })
            : t("choiceLists.keptByAdmins")}
        </Text>
      )}
      {list.data && <Items list={list.data} />}
    </AppPage>
  );
}
