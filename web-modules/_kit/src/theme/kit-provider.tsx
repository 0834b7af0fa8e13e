import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmHost } from "../ui/confirm";
import { ToastHost } from "../ui/toasts";
import { themeOverride } from "./theme";

const colorScheme = localStorageColorSchemeManager({ key: "groundwork.colorScheme" });

export interface KitProviderProps {
  queryClient: QueryClient;
  /** "test" draws without transitions and portals. */
  env?: "default" | "test";
  children: ReactNode;
}

export function KitProvider({ queryClient, env = "default", children }: KitProviderProps): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={themeOverride}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        env={env}
        // Both would inject a <style>; the variables come from variables.gen.css instead.
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        {children}
        <ConfirmHost />
        <ToastHost />
      </MantineProvider>
    </QueryClientProvider>
  );
}
