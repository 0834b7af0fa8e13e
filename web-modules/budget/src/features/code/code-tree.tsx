import { Button, EmptyState, Stack, StatusBadge, useFormats } from "@groundwork/kit";
import { ListTree } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { CodeTree } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { Fold } from "../fold";
import { usePhone } from "../use-phone";
import { stateOf } from "./category-trouble";
import { CodeRow } from "./code-row";
import { type Branch, branchesOf, firstOf } from "./tree";

/** Codes that are drawn at once: a project may have thousands. */
const AT_ONCE = 300;

interface Opening {
  openedId: string | null;
  onOpen: (codeId: string) => void;
}

interface Props extends Opening {
  tree: CodeTree;
  search: string;
}

interface BranchProps extends Opening {
  branch: Branch;
  tree: CodeTree;
}

function CodeList({ branch: { division, codes }, tree, openedId, onOpen }: BranchProps): ReactNode {
  const t = messages.useT();
  return (
    <ul className={classes.list} aria-label={division ? division.name : t("codes.title")}>
      {codes.map((code) => (
        <li key={code.budgetCodeId}>
          <CodeRow
            code={code}
            left={code.left}
            opened={openedId === code.budgetCodeId}
            onOpen={() => onOpen(code.budgetCodeId)}
            categoryState={stateOf(tree, code.category)}
          />
        </li>
      ))}
    </ul>
  );
}

function BranchView(props: BranchProps): ReactNode {
  const { branch, openedId, onOpen } = props;
  const { division, left } = branch;
  return (
    <div>
      {division && (
        <CodeRow
          code={division}
          left={left}
          opened={openedId === division.budgetCodeId}
          onOpen={() => onOpen(division.budgetCodeId)}
        />
      )}
      <CodeList {...props} />
    </div>
  );
}

/** On a phone: a division says what is left of it, and unfolds into its codes; so do those that lie under none. */
function BranchFold({ isSearched, ...props }: BranchProps & { isSearched: boolean }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { branch, tree, onOpen } = props;
  const { division, codes, left } = branch;
  const below = codes.filter((each) => each.left.startsWith("-")).length;
  return (
    <Fold
      isOpen={isSearched}
      summary={
        <>
          <strong>
            {division && <span className={classes.number}>{division.number}</span>}{" "}
            {division ? division.name : t("codes.noDivision")}{" "}
            {below > 0 && <StatusBadge tone="bad">{t("codes.below", { count: below })}</StatusBadge>}
          </strong>
          <span className={classes.amount}>
            <Amount value={left}>{t("money.leftOf", { left: formats.amount(left, tree.currency) })}</Amount>
          </span>
        </>
      }
    >
      {division && (
        <Button variant="subtle" onClick={() => onOpen(division.budgetCodeId)}>
          {t("codes.aboutDivision")}
        </Button>
      )}
      <CodeList {...props} />
    </Fold>
  );
}

/** Codes under their divisions, each with how much of it is used and left. */
export function CodeTreeView({ tree, search, openedId, onOpen }: Props): ReactNode {
  const t = messages.useT();
  const isPhone = usePhone();
  const [most, setMost] = useState(AT_ONCE);
  const all = branchesOf(tree.codes, tree.currency, search);
  const { branches, hidden } = firstOf(all, most);
  if (branches.length === 0) {
    return (
      <EmptyState icon={ListTree} title={t(search ? "codes.noneFound" : "codes.empty")}>
        {t(search ? "codes.noneFoundHelp" : tree.mayEdit ? "codes.emptyYours" : "codes.emptyHelp")}
      </EmptyState>
    );
  }
  const opening = { openedId, onOpen };
  // Codes without any division are the list itself.
  const isFolded = isPhone && tree.codes.some((each) => each.isDivision);
  return (
    <Stack gap={0}>
      {branches.map((branch) => {
        const key = branch.division?.budgetCodeId ?? "";
        return isFolded ? (
          <BranchFold key={key} branch={branch} tree={tree} isSearched={search.trim() !== ""} {...opening} />
        ) : (
          <BranchView key={key} branch={branch} tree={tree} {...opening} />
        );
      })}
      {hidden > 0 && (
        <Button variant="default" mt="md" onClick={() => setMost(most + AT_ONCE)}>
          {t("codes.more", { count: Math.min(hidden, AT_ONCE), left: hidden })}
        </Button>
      )}
    </Stack>
  );
}
