export { reportClientError, runReported } from "./report";
