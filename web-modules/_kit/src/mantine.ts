/**
 * The Mantine components that modules may use. Mantine itself is bundled here and shared as part of the kit, so a
 * module never imports it; what is missing is added to this list (and its styles to theme/mantine.css).
 * What floats is in `@groundwork/kit/overlay`, what is typed into in `@groundwork/kit/forms`.
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
  List,
  Loader,
  Modal,
  Paper,
  Progress,
  Skeleton,
  Stack,
  Tabs,
  Text,
  ThemeIcon,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from "@mantine/core";
export { useClickOutside, useDebouncedValue, useDisclosure, useHotkeys, useMediaQuery } from "@mantine/hooks";
