import { useEffect } from "react";

/** A screen for one thing alone, as long as it is there: on a phone it has the room of the shell's bars too. */
export function usePhoneTask(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["phoneTask"] = "";
    return () => {
      delete dataset["phoneTask"];
    };
  }, []);
}
