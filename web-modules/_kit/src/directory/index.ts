/** People, teams and projects as every module shows and chooses them, and lists as the services page them. */
export { listQuery } from "./list-query";
export { optionsOf, peopleChoice, projectChoice, teamChoice } from "./options";
export { readAll, readOn } from "./paged";
export { PeopleStack, PersonAvatar, PersonLine } from "./person";
export type { ListQuery, NamedProject, NamedTeam, Page, Person, QueryOf, Schemas, WriteKey } from "./types";
