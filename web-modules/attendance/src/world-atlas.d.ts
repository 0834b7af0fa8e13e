/** Half a megabyte of coordinates: its type is said here, so that nobody infers it. */
declare module "world-atlas/land-50m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const world: Topology<{ land: GeometryCollection }>;
  export default world;
}
