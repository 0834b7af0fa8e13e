/** How many more can be invited: an open invite holds its seat. */
export function seatsLeft(count: { membersCount: number; pendingInviteCount: number; seatsCount: number }): number {
  return Math.max(0, count.seatsCount - count.membersCount - count.pendingInviteCount);
}
