import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { ErrorList } from "../features/admin/error-list";

export default function AdminErrorsPage(): ReactNode {
  return (
    <AdminFrame>
      <ErrorList />
    </AdminFrame>
  );
}
