import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { Companies } from "../features/admin/companies";

export default function AdminCompaniesPage(): ReactNode {
  return (
    <AdminFrame>
      <Companies />
    </AdminFrame>
  );
}
