import type { Stamp } from '#domain/accountDocuments/stamps.ts';

/** The list with a stamp in its place, or at its end; the one that had its digit stays without one. */
export function withStamp(stamps: readonly Stamp[], stamp: Stamp): readonly Stamp[] {
  const others = stamps.map((each) => (each.key === stamp.key && each.id !== stamp.id ? { ...each, key: 0 } : each));
  return others.some(({ id }) => id === stamp.id)
    ? others.map((each) => (each.id === stamp.id ? stamp : each))
    : [...others, stamp];
}
