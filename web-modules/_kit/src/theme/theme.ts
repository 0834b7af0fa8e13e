import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
} from "@mantine/core";
import { amber, brick, moss, night, sand, sky, spruce } from "./palette.ts";

/** System faces after ours, so that Chinese text takes the one its device draws best. */
const CJK = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC"';
const SYSTEM = "system-ui, -apple-system, sans-serif";
/** Keeps 0/O and 1/l/I apart: reference numbers are read aloud over a radio. */
const READABLE = `"Atkinson Hyperlegible Next Variable", ${CJK}, ${SYSTEM}`;

export const themeOverride: MantineThemeOverride = createTheme({
  colors: {
    sand,
    spruce,
    amber,
    brick,
    sky,
    moss,
    gray: sand,
    dark: night,
    green: moss,
    red: brick,
    yellow: amber,
    blue: sky,
  },
  primaryColor: "spruce",
  primaryShade: { light: 7, dark: 6 },
  white: "#ffffff",
  black: sand[9],
  // In "10 minutes" a slashed zero only asks for attention.
  fontFamily: `"Plain Zero", ${READABLE}`,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  headings: {
    fontFamily: `"Bricolage Grotesque Variable", ${CJK}, ${SYSTEM}`,
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.2" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.0625rem", lineHeight: "1.35" },
      h4: { fontSize: "0.9375rem", lineHeight: "1.4" },
    },
  },
  fontSizes: { xs: "0.78125rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.5", lg: "1.5", xl: "1.5" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2.25rem" },
  radius: { xs: "3px", sm: "5px", md: "8px", lg: "12px", xl: "18px" },
  defaultRadius: "sm",
  shadows: {
    xs: "0 1px 2px rgb(38 35 29 / 8%)",
    sm: "0 1px 3px rgb(38 35 29 / 10%), 0 1px 2px rgb(38 35 29 / 6%)",
    md: "0 6px 18px rgb(38 35 29 / 12%), 0 2px 5px rgb(38 35 29 / 8%)",
    lg: "0 14px 34px rgb(38 35 29 / 16%), 0 4px 10px rgb(38 35 29 / 8%)",
    xl: "0 24px 56px rgb(38 35 29 / 22%)",
  },
  cursorType: "pointer",
  focusRing: "auto",
  autoContrast: true,
  luminanceThreshold: 0.36,
  respectReducedMotion: true,
  components: {
    // Mantine locks scrolling with an injected <style>, which the content security policy forbids; see styles.css.
    // Theirs is a <header>, which beside the page's own would be a second banner.
    ModalHeader: { defaultProps: { component: "div" } },
    DrawerHeader: { defaultProps: { component: "div" } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
    Modal: { defaultProps: { lockScroll: false, centered: true, radius: "md", transitionProps: { duration: 120 } } },
    Drawer: { defaultProps: { lockScroll: false, transitionProps: { duration: 160 } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
    // The placeholder is a focusable stranger among the items; without it the first item gets the focus.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        radius: "md",
        shadow: "md",
        transitionProps: { duration: 100 },
      },
    },
    Popover: { defaultProps: { radius: "md", shadow: "md", transitionProps: { duration: 100 } } },
    // Room for the focus ring, which would touch the label.
    InputWrapper: { styles: { label: { marginBlockEnd: "0.25rem" } } },
    Paper: { defaultProps: { radius: "md" } },
    Badge: { defaultProps: { radius: "sm", variant: "light" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray" } },
  },
});

/** The kit's own variables beside Mantine's. */
export const resolveVariables: CSSVariablesResolver = (theme) => {
  const base = defaultCssVariablesResolver(theme);
  return {
    variables: {
      ...base.variables,
      "--gw-marker": amber[4],
      "--gw-font-reference": READABLE,
      "--gw-sidebar-width": "15rem",
      "--gw-header-height": "3.25rem",
    },
    light: {
      ...base.light,
      "--mantine-color-body": sand[0],
      "--mantine-color-text": sand[9],
      "--mantine-color-dimmed": "#6a6356",
      "--mantine-color-placeholder": "#7a7365",
      "--mantine-color-anchor": spruce[7],
      "--mantine-color-error": brick[7],
      "--mantine-color-default-border": sand[3],
      "--gw-surface": "#ffffff",
      "--gw-surface-sunken": sand[1],
      "--gw-surface-hover": "#f6f3ec",
      "--gw-surface-selected": spruce[0],
      "--gw-border": sand[2],
      "--gw-sidebar": "#20342d",
      "--gw-sidebar-text": "#d9e4de",
      "--gw-sidebar-dimmed": "#9db3a8",
      "--gw-sidebar-hover": "#2a443a",
      "--gw-sidebar-active": "#34554a",
    },
    dark: {
      ...base.dark,
      "--mantine-color-body": "#161412",
      "--mantine-color-text": night[0],
      "--mantine-color-dimmed": "#a8a194",
      "--mantine-color-placeholder": "#918a7e",
      "--mantine-color-anchor": spruce[3],
      "--mantine-color-error": brick[3],
      "--mantine-color-default": "#211f1b",
      "--mantine-color-default-border": "#454039",
      "--gw-surface": "#1f1d19",
      "--gw-surface-sunken": "#191714",
      "--gw-surface-hover": "#292621",
      "--gw-surface-selected": "#1a2e27",
      "--gw-border": "#36322c",
      "--gw-sidebar": "#101b17",
      "--gw-sidebar-text": "#d5e0da",
      "--gw-sidebar-dimmed": "#8ba297",
      "--gw-sidebar-hover": "#1a2b25",
      "--gw-sidebar-active": "#21382f",
    },
  };
};
