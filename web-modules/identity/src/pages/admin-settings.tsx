import type { ReactNode } from "react";
import { AdminFrame } from "../features/admin/admin-frame";
import { CompanySettings } from "../features/admin/company-settings";

export default function AdminSettingsPage(): ReactNode {
  return (
    <AdminFrame>
      <CompanySettings />
    </AdminFrame>
  );
}
