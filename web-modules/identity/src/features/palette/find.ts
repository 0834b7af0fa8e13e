import type { Finder } from "@groundwork/kit";
import { readMembers } from "../members/api";
import { readProjects } from "../projects/api";
import { readTeams } from "../teams/api";

type Find = Finder["find"];

/** Asked for beyond what is shown: an address of the company's own domain fits many a text, and names come first. */
const MORE = 20;

export const findPeople: Find = async (search, { most, signal }) => {
  const { data } = await readMembers({ search, pageNumber: 1, pageCount: most + MORE }, signal);
  const fits = (name: string) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  const byName = data.sort((a, b) => Number(fits(b.fullName)) - Number(fits(a.fullName)));
  return byName.map(({ userId, fullName, email }) => ({
    id: userId,
    label: fullName || email,
    detail: email,
    path: `/members?member=${userId}`,
  }));
};

export const findTeams: Find = async (search, { most, signal }) => {
  const { data } = await readTeams({ search, pageNumber: 1, pageCount: most }, signal);
  return data.map(({ teamId, name, description }) => ({
    id: teamId,
    label: name,
    detail: description,
    path: `/teams?team=${teamId}`,
  }));
};

export const findProjects: Find = async (search, { most, signal }) => {
  const { data } = await readProjects({ search, pageNumber: 1, pageCount: most }, signal);
  return data.map(({ projectId, name, address }) => ({
    id: projectId,
    label: name,
    detail: address,
    path: `/projects/${projectId}`,
  }));
};
