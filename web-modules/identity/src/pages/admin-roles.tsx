import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { RoleTable } from "../features/admin/role-table";

export default function AdminRolesPage(): ReactNode {
  return (
    <AdminFrame>
      <RoleTable />
    </AdminFrame>
  );
}
