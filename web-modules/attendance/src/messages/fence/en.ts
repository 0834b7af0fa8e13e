export const fence = {
  "fence.title": "Fence",
  "fence.about":
    "Who clocks in or out further away than this is recorded all the same, and marked to look at. Punches that were made before stay as they were judged.",
  "fence.companyOff":
    "Your company does not look at where people clock in: admins switch it on in the settings of the company. Until then the fence is kept and nobody is asked where they are.",
  "fence.kind": "Within what is somebody at this site?",
  "fence.kind.company": "As the company says",
  "fence.kind.companyMeters": "As the company says: {meters} m",
  "fence.noTiles": "The map behind it can't be loaded. The fence is drawn all the same, and can be typed in.",
  "fence.kind.companyHelp": "The company's radius around the project's position.",
  "fence.kind.radius": "A radius of its own",
  "fence.kind.radiusHelp": "Around the project's position.",
  "fence.kind.area": "An area",
  "fence.kind.areaHelp": "As it is drawn, whatever its shape. The distance is counted from its edge.",
  "fence.radius": "Radius in metres",
  "fence.radiusRange": "Give a whole number of metres from 10 to 100,000.",
  "fence.noPlace":
    "The project has no position: until its settings say where it is, or an area is drawn, nobody is marked as outside.",
  "fence.corners": "Corners",
  "fence.cornersHelp":
    "Latitude and longitude, a corner a line, in turn around the site. Type or paste them, or press on the map: a press adds a corner, corners are dragged, a press on one removes it.",
  "fence.cornersWrong": "Line {line} is no position. Write two numbers: 1.40520, 103.90240",
  "fence.cornersFew": "An area has between 3 and 100 corners.",
  "fence.crosses": "The outline crosses itself. Put the corners in turn around the site.",
  "fence.count": "{count, plural, one {# corner} other {# corners}}",
  "fence.clear": "Remove all corners",
  "fence.map": "Map of the fence",
  "fence.save": "Save fence",
  "fence.discard": "Discard",
  "fence.saved": "The fence was saved",
  "fence.readOnly": "Managers of the project and admins change it.",
  "fence.archived": "The project is archived: take it out of the archive to change its fence.",
} as const;
