/** Reads the kit's exported API with the TypeScript compiler. */
import ts from "typescript-5";
import { GENERATED, type Line, type Side } from "./report.ts";

/** Deeper, a type is its text. */
const DEEPEST = 6;
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const flipped: Readonly<Record<Side, Side>> = { in: "out", out: "in", both: "both" };

interface Named {
  symbol: ts.Symbol;
  sides: Set<Side>;
}

export class ExportedApi {
  readonly #checker: ts.TypeChecker;
  readonly #isOurs: (file: string) => boolean;
  readonly #named = new Map<string, Named>();
  #lines: Omit<Line, "since">[] = [];

  /** `isOurs`: whose changes are the kit's own; what other packages declare is known by their version. */
  constructor(program: ts.Program, isOurs: (file: string) => boolean) {
    this.#checker = program.getTypeChecker();
    this.#isOurs = isOurs;
  }

  /** The exports of each part; their types last, for what reaches them says which side gives them. */
  read(parts: ReadonlyMap<string, ts.SourceFile>): Map<string, Omit<Line, "since">[]> {
    const exported = [...parts].map(([part, file]) => ({ part, symbols: this.#exportsOf(file) }));
    for (const { symbols } of exported)
      for (const symbol of symbols)
        if (this.#isType(symbol) && this.#declaredByUs(symbol))
          this.#named.set(symbol.name, { symbol, sides: new Set() });
    const found = new Map<string, Omit<Line, "since">[]>();
    for (const { part, symbols } of exported)
      found.set(
        part,
        this.#gathered(() => {
          for (const symbol of symbols) this.#addExport(symbol);
        }),
      );
    found.set(
      "types",
      this.#gathered(() => this.#addTypes()),
    );
    return found;
  }

  #gathered(work: () => void): Omit<Line, "since">[] {
    this.#lines = [];
    work();
    const unique = new Map(this.#lines.map((line) => [line.key, line]));
    return [...unique.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  #exportsOf(file: ts.SourceFile): ts.Symbol[] {
    const module = this.#checker.getSymbolAtLocation(file);
    const symbols = module ? this.#checker.getExportsOfModule(module) : [];
    return symbols.map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? this.#renamed(symbol, this.#checker.getAliasedSymbol(symbol)) : symbol,
    );
  }

  /** `export { a as b }` is known as b. */
  #renamed(symbol: ts.Symbol, target: ts.Symbol): ts.Symbol {
    if (symbol.name === target.name) return target;
    return Object.assign(Object.create(target) as ts.Symbol, { escapedName: symbol.escapedName });
  }

  #isType(symbol: ts.Symbol): boolean {
    return (symbol.flags & ts.SymbolFlags.Type) !== 0;
  }

  #declaredByUs(symbol: ts.Symbol | undefined): boolean {
    return symbol?.declarations?.some((each) => this.#isOurs(each.getSourceFile().fileName)) ?? false;
  }

  #addExport(symbol: ts.Symbol): void {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) return;
    if (!this.#declaredByUs(symbol)) {
      this.#add(symbol.name, "out", false, [packageOf(declaration.getSourceFile().fileName)]);
      return;
    }
    if (this.#isType(symbol)) this.#add(symbol.name, "both", false, ["type"]);
    if (symbol.flags & ts.SymbolFlags.Value) {
      const type = this.#checker.getTypeOfSymbolAtLocation(symbol, declaration);
      this.#describe(symbol.name, type, "out", declaration, 0);
    }
  }

  /** Until no type leads to another side of a further one. */
  #addTypes(): void {
    const done = new Map<string, Side>();
    for (;;) {
      const open = [...this.#named].find(([name, { sides }]) => done.get(name) !== sideOf(sides) && sides.size > 0);
      const unreached = [...this.#named].find(([name]) => !done.has(name));
      const next = open ?? unreached;
      if (!next) return;
      const [name, { symbol, sides }] = next;
      if (sides.size === 0) sides.add("both");
      done.set(name, sideOf(sides));
      const [declaration] = symbol.declarations ?? [];
      if (declaration)
        this.#describe(name, this.#checker.getDeclaredTypeOfSymbol(symbol), sideOf(sides), declaration, 0);
    }
  }

  #add(key: string, side: Side, optional: boolean, types: string[]): void {
    this.#lines.push({ key, side, optional, types: [...new Set(types)].sort() });
  }

  #describe(key: string, type: ts.Type, side: Side, at: ts.Node, depth: number, optional = false): void {
    const [signature, ...overloads] = type.getCallSignatures();
    if (depth < DEEPEST && depth > 0 && this.#nameOf(type)) this.#add(key, side, optional, this.#text(type, side, at));
    else if (depth < DEEPEST && signature && overloads.length === 0 && this.#declaredByUs(type.symbol))
      this.#describeCall(key, signature, side, at, depth, optional);
    else if (depth < DEEPEST && !signature && this.#isPlainObject(type))
      this.#describeObject(key, type, side, at, depth, optional);
    else this.#add(key, side, optional, this.#text(type, side, at));
  }

  #describeCall(key: string, signature: ts.Signature, side: Side, at: ts.Node, depth: number, optional: boolean): void {
    if (depth > 0) this.#add(key, side, optional, ["function"]);
    for (const [index, parameter] of signature.getParameters().entries()) {
      const type = this.#checker.getTypeOfSymbolAtLocation(parameter, at);
      const declaration = parameter.valueDeclaration;
      const optional =
        declaration !== undefined &&
        ts.isParameter(declaration) &&
        (this.#checker.isOptionalParameter(declaration) || declaration.dotDotDotToken !== undefined);
      this.#describe(`${key}(${index})`, type, flipped[side], at, depth + 1, optional);
    }
    this.#describe(`${key}()`, signature.getReturnType(), side, at, depth + 1);
  }

  #describeObject(key: string, type: ts.Type, side: Side, at: ts.Node, depth: number, optional: boolean): void {
    if (depth > 0) this.#add(key, side, optional, ["object"]);
    for (const property of type.getProperties()) {
      if (!this.#declaredByUs(property)) continue;
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const ofProperty = this.#checker.getTypeOfSymbolAtLocation(property, at);
      this.#describe(`${key}.${property.name}`, ofProperty, side, at, depth + 1, isOptional);
    }
  }

  /** Described by its properties: it has some, written by us, and no exported name of its own. */
  #isPlainObject(type: ts.Type): boolean {
    if (type.isUnion() || this.#checker.isArrayLikeType(type)) return false;
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    return type.getProperties().some((property) => this.#declaredByUs(property));
  }

  /** Its name, where modules can import it. */
  #nameOf(type: ts.Type): string | null {
    const symbol = type.aliasSymbol ?? type.symbol;
    return symbol && this.#named.get(symbol.name)?.symbol === symbol ? symbol.name : null;
  }

  #text(type: ts.Type, side: Side, at: ts.Node): string[] {
    this.#reach(type, side, new Set());
    return this.#membersOf(type).map((each) =>
      this.#checker
        .typeToString(each, at, FORMAT)
        .replace(/import\("[^"]*"\)\./g, "")
        .replaceAll("'", '"')
        .replace(/\s+/g, " "),
    );
  }

  /** Of a union of ours, so that one more or less is seen; others' keep their names, ReactNode for one. */
  #membersOf(type: ts.Type): ts.Type[] {
    const named = type.aliasSymbol !== undefined && !this.#declaredByUs(type.aliasSymbol);
    if (!type.isUnion() || named || type.flags & ts.TypeFlags.Boolean) return [type];
    return writtenMembers(type).flatMap((each) => this.#membersOf(each));
  }

  /** Notes from which side the named types within a type are given. */
  #reach(type: ts.Type, side: Side, seen: Set<ts.Type>): void {
    if (seen.has(type)) return;
    seen.add(type);
    const name = this.#nameOf(type);
    if (name) this.#named.get(name)?.sides.add(side);
    for (const each of type.aliasTypeArguments ?? []) this.#reach(each, side, seen);
    if (name) return;
    if (type.isUnionOrIntersection()) for (const each of writtenMembers(type)) this.#reach(each, side, seen);
    if (!(type.flags & ts.TypeFlags.Object)) return;
    const reference = type as ts.TypeReference;
    if (reference.target) for (const each of this.#checker.getTypeArguments(reference)) this.#reach(each, side, seen);
    for (const signature of type.getCallSignatures()) this.#reachCall(signature, side, seen);
  }

  #reachCall(signature: ts.Signature, side: Side, seen: Set<ts.Type>): void {
    this.#reach(signature.getReturnType(), side, seen);
    for (const { valueDeclaration } of signature.getParameters()) {
      if (!valueDeclaration) continue;
      const type = this.#checker.getTypeAtLocation(valueDeclaration);
      // Its own: what is given from both sides is met twice.
      this.#reach(type, flipped[side], new Set(seen));
    }
  }
}

function sideOf(sides: ReadonlySet<Side>): Side {
  if (sides.size === 1) for (const side of sides) return side;
  return "both";
}

/** The compiler flattens unions, and keeps beside how they were written; `keyof` was written without members. */
function writtenMembers(type: ts.UnionOrIntersectionType): ts.Type[] {
  return (type as { origin?: Partial<ts.UnionType> }).origin?.types ?? type.types;
}

/** `…/node_modules/@mantine/core/lib/…` is "@mantine/core". */
function packageOf(file: string): string {
  const [, name = GENERATED] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file) ?? [];
  return name;
}
