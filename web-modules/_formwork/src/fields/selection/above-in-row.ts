import { createContext } from "react";
import type { Field } from "../../body/types";

/** In a cell of a table: the column above it, and what its row says there. Null: it stands in no table. */
export const AboveInRow = createContext<{ field: Field | undefined; value: unknown } | null>(null);
