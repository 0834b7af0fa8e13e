/** Icons are not shared: a module bundles the few it draws. */
export * from "lucide-react";
