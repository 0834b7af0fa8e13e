import { registerGlobalPlugins, satisfy } from "@module-federation/enhanced/runtime";

/** A module that was built for a React or a kit that this shell does not have: one of the two is older than it may be. */
export class OtherVersion extends Error {
  readonly part: string;
  readonly needed: string;
  readonly provided: string;

  constructor(part: string, needed: string, provided: string) {
    super(`It needs ${part} ${needed}, the shell has ${provided}`);
    this.part = part;
    this.needed = needed;
    this.provided = provided;
  }
}

/** The federation runtime would refuse it too, but with words that only a developer can tell from a missing script. */
registerGlobalPlugins([
  {
    name: "groundwork-versions",
    resolveShare(share) {
      const { requiredVersion } = share.shareInfo.shareConfig;
      if (typeof requiredVersion === "string" && !satisfy(share.version, requiredVersion)) {
        share.resolver = () => {
          throw new OtherVersion(share.pkgName, requiredVersion, share.version);
        };
      }
      return share;
    },
  },
]);
