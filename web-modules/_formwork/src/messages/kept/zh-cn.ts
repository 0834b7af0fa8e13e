import type { kept } from "./en";

export default {
  "kept.title": "此处有从未发送的更改",
  "kept.when": "最后更改：",
  "kept.inBrowser": "由您的浏览器保留。",
  "kept.inPage": "您的浏览器已没有空间保留它们：关闭此页面后即会丢失。",
  "kept.newer": "此后模板又被保存过：两者会合并，双方都改动之处会询问您。",
  "kept.take": "采用",
  "kept.discard": "放弃",
  "kept.unsaved": "您刚才的更改尚未保存。保存之后再采用。",
} satisfies Record<keyof typeof kept, string>;
