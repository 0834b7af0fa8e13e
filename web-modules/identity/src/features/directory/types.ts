/** What several of the module's screens share on the wire. */
export interface Person {
  userId: string;
  fullName: string;
  email: string;
  photoUrl: string | null;
  nameAbbreviation: string;
  abbreviationBgColor: string;
}

export interface Page<Row> {
  data: Row[];
  totalCount: number;
  totalPageCount: number;
  pageNumber: number;
  pageCount: number;
}

export interface NamedTeam {
  teamId: string;
  name: string;
}

export interface NamedProject {
  projectId: string;
  name: string;
}
