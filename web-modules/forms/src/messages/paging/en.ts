export const paging = {
  "paging.one": "One page at a time",
  "paging.all": "All pages",
  "paging.at": "Page {number} of {count}",
  "paging.next": "Next page",
  "paging.back": "Previous page",
  "paging.turn": "Pages of the form",
} as const;
