import { expect, test } from "vitest";
import { coordinatesIn } from "../../src/features/projects/coordinates";

const BRIDGE = { latitude: 1.2806, longitude: 103.8545 };
const SOUTH_WEST = { latitude: -33.45, longitude: -70.6667 };

test.each([
  ["1.2806, 103.8545", BRIDGE],
  ["1.2806,103.8545", BRIDGE],
  [" (1.2806; 103.8545) ", BRIDGE],
  ["1.2806 103.8545", BRIDGE],
  ["1,2806; 103,8545", BRIDGE],
  ["1.2806° N, 103.8545° E", BRIDGE],
  ["-33.45, −70.6667", SOUTH_WEST],
  ["33.45 S 70.6667 W", SOUTH_WEST],
  ["1.28064999999, 103.8545", { latitude: 1.28065, longitude: 103.8545 }],
  [`1°16'50.16"N 103°51'16.2"E`, BRIDGE],
  ["1° 16′ 50.16″ N, 103° 51′ 16.2″ E", BRIDGE],
  ["https://www.google.com/maps/place/Pier/@1.29,103.86,17z/data=!3m1!4b1!4m6!3d1.2806!4d103.8545", BRIDGE],
  ["https://www.google.com/maps/@1.2806,103.8545,17z", BRIDGE],
  ["https://maps.google.com/?q=1.2806,103.8545", BRIDGE],
  ["https://www.google.com/maps/search/?api=1&query=1.2806%2C103.8545", BRIDGE],
  ["https://maps.apple.com/?ll=1.2806,103.8545&z=17", BRIDGE],
  ["https://www.openstreetmap.org/?mlat=1.2806&mlon=103.8545#map=17/1.3/103.9", BRIDGE],
  ["https://www.openstreetmap.org/#map=17/1.2806/103.8545", BRIDGE],
  ["geo:1.2806,103.8545?z=17", BRIDGE],
])("%s is a position", (copied, position) => {
  expect(coordinatesIn(copied)).toEqual(position);
});

test.each([
  "1.2806",
  "1,28",
  "1,280",
  "103.8545, 91.0, 3",
  "91.5, 103.8545",
  "1.28, 181.5",
  "12 Marina Boulevard",
  "https://www.openstreetmap.org/search?query=12%2C14%20Main%20Street",
  "https://maps.google.com/?q=1.5,2.5 Main Street",
  "https://yandex.com/maps/?ll=37.62%2C55.75",
  "",
  "N E",
])("“%s” is none", (copied) => {
  expect(coordinatesIn(copied)).toBeNull();
});

test("what is long and almost one is turned down, whatever it repeats", () => {
  for (const text of [`1${" ".repeat(1_999)}`, `1.${"1".repeat(1_997)}x`, `https://a?${"q=1.1,".repeat(330)}`])
    expect(coordinatesIn(text)).toBeNull();
});
