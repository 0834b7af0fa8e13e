import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import { useMemo, useState } from "react";
import type { PanelTab, PanelTabs } from "./panel-tab";

/** Which of the panel's tabs is open. That the data are shown is remembered as long as the browser's tab is. */
export function useTabs(templateId: string, onShow: () => void): PanelTabs {
  const [tab, setTab] = useState<PanelTab>("fields");
  const [hasData, setHasData] = useState(() => keptPlaceOf(templateId).isDataShown ?? false);
  return useMemo(
    () => ({
      tab,
      hasData,
      show: (next) => {
        setTab(next);
        onShow();
      },
      showData: (isShown) => {
        setHasData(isShown);
        keepPlace(templateId, { isDataShown: isShown });
        setTab(isShown ? "data" : "fields");
        if (isShown) onShow();
      },
    }),
    [tab, hasData, templateId, onShow],
  );
}
