export { useMantineColorScheme as useColorScheme } from "@mantine/core";
export { KitProvider, type KitProviderProps } from "./kit-provider";
