import type { BudgetRequest } from "../api";

/** Each project counts its own requests: where those of several stand together, the project stands beside the number. */
export const numbered = ({ number, projectName }: BudgetRequest, namesProject: boolean): string =>
  namesProject && projectName ? `${projectName} #${number}` : `#${number}`;
