import { defineModule, keepsUnsent } from "@groundwork/kit";
import {
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarHeart,
  Clock,
  FileCheck,
  HardHat,
  MapPinned,
  TabletSmartphone,
  Truck,
} from "@groundwork/kit/icons";
import { countKept, countKeptPhotos } from "./features/clock/kept-punches";
import { countKeptCrew, countKeptCrewPhotos } from "./features/crew/kept-crew";
import { countKeptScans } from "./features/equipment/kept-scans";
import { findEquipment } from "./features/palette/find";
import { useWaitingCount } from "./features/requests/api";
import { messages } from "./messages";

// Whatever page is open: punches that an earlier visit left in this browser go on their way.
keepsUnsent({
  count: countKept,
  place: { path: "/attendance", title: () => messages.t("clock.title") },
  resume: async ({ userId, groupId }) => {
    if (groupId) (await import("./features/clock/outboxes")).outboxOf({ userId, groupId });
  },
});

keepsUnsent({
  count: countKeptPhotos,
  resume: async ({ userId, groupId }) => {
    if (groupId) (await import("./features/clock/outboxes")).photosOf({ userId, groupId });
  },
});

keepsUnsent({
  count: countKeptScans,
  place: { path: "/attendance/scan", title: () => messages.t("scan.title") },
  resume: async ({ userId, groupId }) => {
    if (groupId) (await import("./features/equipment/scan-outbox")).scanOutboxOf({ userId, groupId });
  },
});

keepsUnsent({
  count: countKeptCrew,
  resume: async ({ userId, groupId }) => {
    if (groupId) (await import("./features/crew/crew-outbox")).crewOutboxOf({ userId, groupId });
  },
});

keepsUnsent({
  count: countKeptCrewPhotos,
  resume: async ({ userId, groupId }) => {
    if (groupId) (await import("./features/crew/crew-outbox")).crewPhotosOf({ userId, groupId });
  },
});

export default defineModule({
  messages,
  routes: [
    { path: "/attendance/equipment", page: () => import("./pages/equipment"), title: "equipment.title" },
    { path: "/attendance/track", page: () => import("./pages/track"), title: "track.title" },
    { path: "/attendance/scan", page: () => import("./pages/scan"), title: "scan.title" },
    {
      path: "/attendance/code/:code",
      page: () => import("./pages/found"),
      title: "equipment.one",
      access: "public",
      layout: "bare",
    },
    {
      path: "/attendance/site/:code",
      page: () => import("./pages/site"),
      title: "site.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/attendance/weeks",
      page: () => import("./pages/sheets"),
      title: "sheets.title",
      access: "manager",
    },
    {
      path: "/attendance/settings",
      page: () => import("./pages/settings"),
      title: "settings.title",
      access: "admin",
    },
    {
      path: "/attendance/requests",
      page: () => import("./pages/requests"),
      title: "requests.title",
      access: "manager",
    },
    {
      path: "/attendance/balances",
      page: () => import("./pages/balances"),
      title: "balances.title",
      access: "manager",
    },
    { path: "/attendance", page: () => import("./pages/clock"), title: "clock.title" },
    {
      path: "/attendance/kiosk",
      page: () => import("./pages/kiosk"),
      title: "kiosk.title",
      access: "public",
      layout: "bare",
      saysOffline: true,
    },
    {
      path: "/attendance/tablets",
      page: () => import("./pages/kiosks"),
      title: "kiosks.title",
      access: "manager",
    },
    { path: "/attendance/crew", page: () => import("./pages/crew"), title: "crew.title", access: "manager" },
    {
      path: "/attendance/timesheets",
      page: () => import("./pages/timesheets"),
      title: "timesheets.title",
      access: "manager",
    },
  ],
  slots: {
    "home.card": [
      {
        id: "firstSteps",
        title: "firstSteps.title",
        part: () => import("./features/first-steps/first-steps-card"),
        order: 12,
        access: "admin",
      },
      {
        id: "requests",
        title: "requests.title",
        part: () => import("./features/requests/waiting-card"),
        order: 15,
        access: "manager",
      },
    ],
    "project.card": [
      {
        id: "attendance",
        title: "project.title",
        part: () => import("./features/project/project-card"),
        order: 30,
        rows: 3,
        access: "manager",
      },
    ],
    "project.tab": [
      {
        id: "fence",
        title: "fence.title",
        part: () => import("./features/fence/fence-tab"),
        order: 40,
        access: "manager",
      },
      {
        id: "code",
        title: "site.title",
        part: () => import("./features/site-code/site-code-tab"),
        order: 50,
        access: "manager",
      },
    ],
    "member.panel": [
      {
        id: "attendance",
        title: "project.title",
        part: () => import("./features/person/member-panel"),
        order: 10,
        access: "manager",
      },
    ],
    "settings.section": [
      {
        id: "attendance",
        title: "settings.title",
        part: () => import("./features/settings/company-section"),
        order: 10,
        access: "admin",
      },
    ],
    "palette.finder": [{ id: "equipment", title: "equipment.title", icon: Truck, order: 55, find: findEquipment }],
  },
  navigation: [
    { label: "equipment.title", path: "/attendance/equipment", icon: Truck, section: "work", order: 25 },
    { label: "track.title", path: "/attendance/track", icon: MapPinned, section: "work", order: 26 },
    {
      label: "sheets.title",
      path: "/attendance/weeks",
      icon: FileCheck,
      section: "work",
      order: 22,
      access: "manager",
    },
    {
      label: "settings.title",
      path: "/attendance/settings",
      icon: CalendarCog,
      section: "settings",
      order: 20,
      access: "admin",
    },
    {
      label: "requests.title",
      path: "/attendance/requests",
      icon: CalendarCheck,
      section: "work",
      order: 21,
      access: "manager",
      useCount: useWaitingCount,
    },
    {
      label: "balances.title",
      path: "/attendance/balances",
      icon: CalendarHeart,
      section: "work",
      order: 23,
      access: "manager",
    },
    { label: "clock.title", path: "/attendance", icon: Clock, section: "work", order: 5 },
    { label: "crew.title", path: "/attendance/crew", icon: HardHat, section: "work", order: 6, access: "manager" },
    {
      label: "kiosks.title",
      path: "/attendance/tablets",
      icon: TabletSmartphone,
      section: "work",
      order: 24,
      access: "manager",
    },
    {
      label: "timesheets.title",
      path: "/attendance/timesheets",
      icon: CalendarClock,
      section: "work",
      order: 20,
      access: "manager",
    },
  ],
});
