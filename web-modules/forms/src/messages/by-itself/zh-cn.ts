import type { byItself } from "./en";

const zhCn: Record<keyof typeof byItself, string> = {
  "byItself.soon": "如届时无人处理，将自动按下“{button}”：",
  "byItself.who": "流程自身",
  "byItself.pressed": "“{button}”已自动按下，因期限内无人处理，期限：",
};

export default zhCn;
