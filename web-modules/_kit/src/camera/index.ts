/** Codes read by the device's camera; drawn only where somebody scans. */
export { Camera, type CameraProps } from "./camera";
export type { CodeFormat } from "./formats";
