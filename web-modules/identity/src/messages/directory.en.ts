export const directory = {} as const;
