// Before the first paint, in a file of its own because the content security policy allows no inline script:
// the colour scheme and the language, so that neither flashes.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read("groundwork.colorScheme");
  const dark = stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
  document.documentElement.lang = read("groundwork.locale") ?? navigator.language;
})();
