import type { Stamp } from '#domain/accountDocuments/stamps.ts';

/** The list with a stamp in its place, or at its end; the one that had its digit stays without one. */
export function withStamp(stamps: readonly Stamp[], stamp: Stamp): readonly Stamp[] {
  const others = stamps.map((each) => (each.key === stamp.key && each.id !== stamp.id ? { ...each, key: 0 } : each));
  return others.some(({ id }) => id === stamp.id)
    ? others.map((each) => (each.id === stamp.id ? stamp : each))
    : [...others, stamp];
}

export const withoutStamp = (stamps: readonly Stamp[], id: string): readonly Stamp[] =>
  stamps.filter((stamp) => stamp.id !== id);

/** The list with a stamp one place up (-1) or down (1). */
export function moveStamp(stamps: readonly Stamp[], id: string, by: 1 | -1): readonly Stamp[] {
  const from = stamps.findIndex((stamp) => stamp.id === id);
  const moved = stamps[from];
  const other = stamps[from + by];
  if (!moved || !other) return stamps;
  return stamps.map((stamp) => (stamp === moved ? other : stamp === other ? moved : stamp));
}
