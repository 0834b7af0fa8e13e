import { type MantineColorScheme, useMantineColorScheme } from "@mantine/core";

export interface ColorSchemeChoice {
  colorScheme: MantineColorScheme;
  setColorScheme: (scheme: MantineColorScheme) => void;
}

/** Light, dark, or whatever the device says. */
export function useColorScheme(): ColorSchemeChoice {
  // Mantine would hold back transitions by an injected <style>, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return { colorScheme, setColorScheme };
}
