import type { Stamp } from '#domain/accountDocuments/stamps.ts';

export const withoutStamp = (stamps: readonly Stamp[], id: string): readonly Stamp[] =>
  stamps.filter((stamp) => stamp.id !== id);

/** Returns the list with a stamp moved one place up (-1) or down (1). */
export function moveStamp(stamps: readonly Stamp[], id: string, by: 1 | -1): readonly Stamp[] {
  const from = stamps.findIndex((stamp) => stamp.id === id);
  const moved = stamps[from];
  const other = stamps[from + by];
  if (!moved || !other) return stamps;
  return stamps.map((stamp) => (stamp === moved ? other : stamp === other ? moved : stamp));
}
