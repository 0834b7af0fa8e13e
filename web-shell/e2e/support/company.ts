import { randomUUID } from "node:crypto";
import { Caller } from "./caller";

export interface Newcomer {
  fullName: string;
  role?: "member" | "manager" | "admin" | "coOwner";
}

/** An address that no other journey uses: journeys share one system and must not meet. */
export function freshAddress(name: string): string {
  const plain =
    name
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(".") ?? "person";
  return `${plain}.${randomUUID().slice(0, 8)}@example.com`;
}

/** A company of a journey's own, with its owner signed in. */
export class Company {
  readonly name: string;
  readonly groupId: string;
  readonly owner: Caller;

  private constructor(name: string, groupId: string, owner: Caller) {
    this.name = name;
    this.groupId = groupId;
    this.owner = owner;
  }

  static async make(name: string, ownerName = "Olivia Owner"): Promise<Company> {
    const owner = await new Caller(freshAddress(ownerName), ownerName).register();
    const { groupId } = await owner.call<{ groupId: string }>("POST", "/api/Group/CreateGroup", { name });
    return new Company(name, groupId, owner);
  }

  /** Invites and joins people one after another. */
  async hire(...newcomers: Newcomer[]): Promise<Caller[]> {
    const hired: Caller[] = [];
    for (const { fullName, role = "member" } of newcomers) {
      const email = freshAddress(fullName);
      await this.owner.call("POST", "/api/Invite/InviteMember", { email, fullName, role });
      const person = await new Caller(email, fullName).join();
      hired.push(person);
    }
    return hired;
  }

  async userIdOf(person: Caller): Promise<string> {
    const profile = await person.call<{ userId: string }>("GET", "/api/User/GetSelfProfile");
    return profile.userId;
  }

  async makeTeam(name: string, members: readonly Caller[] = [], leads: readonly Caller[] = []): Promise<string> {
    const ids = (people: readonly Caller[]) => Promise.all(people.map((each) => this.userIdOf(each)));
    const team = await this.owner.call<{ teamId: string }>("POST", "/api/Team/CreateTeam", {
      name,
      memberUserIds: await ids(members),
      leadUserIds: await ids(leads),
    });
    return team.teamId;
  }

  async makeProject(name: string, details: Record<string, unknown> = {}): Promise<string> {
    const project = await this.owner.call<{ projectId: string }>("POST", "/api/Project/CreateProject", {
      name,
      timeZone: "Asia/Singapore",
      ...details,
    });
    return project.projectId;
  }
}
