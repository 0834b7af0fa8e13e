export { KitProvider, type KitProviderProps } from "./kit-provider";
export { useColorScheme } from "./use-color-scheme";
