/**
 * What floats beside something: menus, popovers, tooltips. A part of its own, because positioning them takes 35 kB
 * that the sign-in page does not need.
 */
export { Menu, Popover, Tooltip } from "@mantine/core";
export {
  ExportChoice,
  type ExportChoiceProps,
  type ExportFormat,
  ExportMenu,
  type ExportMenuProps,
  type ExportPart,
} from "./export-menu";
