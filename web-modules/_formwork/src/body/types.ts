/** A form's body: pages hold rows, rows hold fields. The JSON is the server's, key for key. */

/** What every kind's setting has beside its own. */
export interface CommonSetting {
  label: string;
  help: string;
  /** The steps that own the field; none: whoever owns its page. */
  steps: string[];
}

export interface Field<Setting extends CommonSetting = CommonSetting> {
  id: string;
  class: string;
  type: string;
  setting: Setting;
  /** What a new submission starts with. */
  value: unknown;
  required: boolean;
  readonly: boolean;
  visible: boolean;
  errors: never[];
  components: never[];
  name: string;
  width: number | null;
  height: number | null;
}

export interface Row {
  id: string;
  class: string;
  type: "row";
  childSetting: Record<string, unknown>;
  components: Field[];
  height?: number | null;
}

export interface Page {
  id: string;
  name: string;
  class: string;
  type: "page";
  childSetting: Record<string, unknown>;
  components: Row[];
}

export type Body = readonly Page[];

export const LIMITS = { pages: 100, fields: 1000 } as const;
