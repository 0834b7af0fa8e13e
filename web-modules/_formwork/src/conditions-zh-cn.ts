/** Apart, so that it comes with the other words of its language. */

export { conditions as conditionsInChinese } from "./conditions/editor/messages/zh-cn";
