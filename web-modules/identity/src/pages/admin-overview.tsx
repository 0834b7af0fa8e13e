import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { Overview } from "../features/admin/overview";

export default function AdminOverviewPage(): ReactNode {
  return (
    <AdminFrame>
      <Overview />
    </AdminFrame>
  );
}
