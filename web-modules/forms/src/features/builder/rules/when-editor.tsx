export { GroupEditor as default } from "@groundwork/formwork/conditions";
