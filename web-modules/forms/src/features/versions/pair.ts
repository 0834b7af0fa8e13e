/** What may be compared: the draft, a version, a draft that was kept. */
export interface Choosable {
  value: string;
  label: string;
}

export interface Pair {
  before: string;
  after: string;
}
