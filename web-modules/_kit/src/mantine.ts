/**
 * The Mantine components that modules may use. Mantine itself is bundled here and shared as part of the kit, so a
 * module never imports it; what is missing is added to this list (and its styles to theme/mantine.css).
 * Leave out whatever injects a <style> (Grid, SimpleGrid, AppShell, responsive style props): use `Columns` instead.
 */
export {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  Center,
  Code,
  Divider,
  Group,
  Kbd,
  Loader,
  Menu,
  Paper,
  Popover,
  Progress,
  Skeleton,
  Stack,
  Tabs,
  Text,
  ThemeIcon,
  Title,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
} from "@mantine/core";
export { useClickOutside, useDebouncedValue, useDisclosure, useHotkeys, useMediaQuery } from "@mantine/hooks";
