/** Services of another release, as their contracts say them: what the running ones answer is made into theirs. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { ROOT } from "./release";

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

interface Call {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
}

/** Each context's, from `gateway/openapi` (what the tree says) or `gateway/released`. */
export function contracts(folder: "openapi" | "released"): Record<string, Contract> {
  const files = readdirSync(join(ROOT, "gateway", folder)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [
      basename(name, ".json"),
      JSON.parse(readFileSync(join(ROOT, "gateway", folder, name), "utf8")),
    ]),
  );
}

const JSON_TYPE = "application/json";
/** A stream, which no contract of HTTP describes. */
const LIVE_NOTES = "/api/Live/Notes";
type Fields = Record<string, unknown>;
/** What is done with an object whose fields the contract names. */
type Reshape = (fields: Fields, known: ReadonlySet<string>) => Fields;

export const withSomethingNew: Reshape = (fields) => ({ ...fields, somethingNew: "of a later release" });
export const withoutUnknown: Reshape = (fields, known) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name)));

class Shapes {
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  reshape(value: unknown, schemas: readonly Schema[], how: Reshape): unknown {
    const shapes = schemas.flatMap((each) => this.#plain(each));
    if (Array.isArray(value)) {
      const items = shapes.flatMap((each) => each.items ?? []);
      return value.map((each) => this.reshape(each, items, how));
    }
    if (typeof value !== "object" || value === null) return value;
    const known = new Set(shapes.flatMap((each) => Object.keys(each.properties ?? {})));
    const of = (name: string) =>
      shapes.flatMap((each) => {
        const more = typeof each.additionalProperties === "object" ? [each.additionalProperties] : [];
        return each.properties?.[name] ?? more;
      });
    const fields = Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, this.reshape(field, of(name), how)]),
    );
    // What is kept by keys of its own (ids, names of fields) is no shape.
    return known.size > 0 && !shapes.some((each) => each.additionalProperties) ? how(fields, known) : fields;
  }

  #plain(schema: Schema): Schema[] {
    if (schema.$ref) return this.#plain(this.#contract.components.schemas[basename(schema.$ref)] ?? {});
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    return parts.length > 0 ? [schema, ...parts.flatMap((each) => this.#plain(each))] : [schema];
  }
}

export interface Met {
  /** Calls whose answers were made into that release's. */
  answered: Set<string>;
  /** What was sent that it does not know: its services would have refused it. */
  refused: Set<string>;
}

/** Every call of the page is met as by services of that release. */
export async function meetRelease(page: Page, release: Record<string, Contract>, how: Reshape): Promise<Met> {
  const [answered, refused] = [new Set<string>(), new Set<string>()];
  const isCall = ({ pathname }: URL) => pathname.startsWith("/api/") && pathname !== LIVE_NOTES;
  await page.route(isCall, async (route) => {
    const request = route.request();
    const found = findCall(release, request);
    if (!found) {
      refused.add(`${request.method()} ${new URL(request.url()).pathname}`);
      return route.fallback();
    }
    for (const each of unknownIn(found.shapes, found.call, request)) refused.add(`${found.path}: ${each}`);
    const answers = Object.entries(found.call.responses).find(([status]) => status.startsWith("2"))?.[1].content;
    if (!answers?.[JSON_TYPE]) return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const json = found.shapes.reshape(await response.json(), [answers[JSON_TYPE].schema], how);
    answered.add(found.path);
    return route.fulfill({ response, json });
  });
  return { answered, refused };
}

function findCall(release: Record<string, Contract>, request: Request) {
  const { pathname } = new URL(request.url());
  for (const contract of Object.values(release)) {
    const call = contract.paths[pathname]?.[request.method().toLowerCase()];
    if (call) return { path: pathname, call, shapes: new Shapes(contract) };
  }
  return null;
}

function unknownIn(shapes: Shapes, call: Call, request: Request): string[] {
  const named = new Set(call.parameters?.filter((each) => each.in === "query").map((each) => each.name));
  const unknown = [...new URL(request.url()).searchParams.keys()].filter((name) => !named.has(name));
  const schema = call.requestBody?.content[JSON_TYPE]?.schema;
  if (!schema || !request.headers()["content-type"]?.startsWith(JSON_TYPE)) return unknown;
  shapes.reshape(request.postDataJSON(), [schema], (fields, known) => {
    unknown.push(...Object.keys(fields).filter((name) => !known.has(name)));
    return fields;
  });
  return unknown;
}
