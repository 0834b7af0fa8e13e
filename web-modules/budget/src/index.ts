// A module has no page of its own: the shell loads `./app` at run time.
export {};
