export { confirm, type Question } from "./confirm";
export { toast, type ToastContent } from "./toasts";
