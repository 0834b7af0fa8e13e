import type { formChoice as en } from "./en";

const formChoice: Record<keyof typeof en, string> = {
  "formChoice.search": "搜索可填写的表单",
  "formChoice.nothingFound": "没有这个名称的表单。",
};

export default formChoice;
