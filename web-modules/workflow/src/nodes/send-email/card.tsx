import { Mail, Users } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import { useTeamNames } from "../team-names";
import { useNodeName } from "../use-node-name";
import type { SendEmailNode } from "./rules";

export function SendEmailCard({ node }: { node: SendEmailNode }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const teamNames = useTeamNames();
  const { teamIds, emails } = node.data;
  const receivers = [teamIds.length > 0 ? teamNames(teamIds) : "", ...emails].filter((each) => each !== "").join(", ");
  return (
    <div className={`${classes.card} ${classes.email}`}>
      <div className={classes.line}>
        <Mail size={18} aria-hidden className={classes.icon} />
        <span className={classes.name} title={name}>
          {name}
        </span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={Users} isMissing={receivers === ""}>
          {receivers || t("sendEmail.nobody")}
        </Fact>
      </ul>
    </div>
  );
}
