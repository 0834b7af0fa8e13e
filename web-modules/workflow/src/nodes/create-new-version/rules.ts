import { shapes } from "@groundwork/formwork/rules";
import type { BaseNode, NodeRules } from "../kind";
import { checkReturn, goBack, type WayBackData, wayBack, wayBackShape } from "../way-back/rules";

export interface CreateNewVersionData extends WayBackData {
  /** Off: it only leads back, and the version stays. */
  isCreateNewVersion: boolean;
}

export type CreateNewVersionNode = BaseNode<"createNewVersion", CreateNewVersionData>;

/** The submission's next version, from an earlier step on: what was submitted stays as its last version. */
export const createNewVersion: NodeRules<CreateNewVersionNode, never> = {
  ...wayBack,
  type: "createNewVersion",
  hasData: shapes.record({}, { ...wayBackShape, isCreateNewVersion: shapes.flag }),
  newData: () => ({ startFromStepId: [], isClearRecord: false, isCreateNewVersion: true }),
  follow: (graph, node) => goBack(graph, node, node.data.isCreateNewVersion),
  check: (graph, node) => checkReturn(graph, node, "isAllCreateNewVersionClose"),
};
