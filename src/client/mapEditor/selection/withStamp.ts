import type { Stamp } from '#domain/accountDocuments/stamps.ts';

/** Returns the list with a stamp in its place, or at the end; another stamp with the same digit loses it. */
export function withStamp(stamps: readonly Stamp[], stamp: Stamp): readonly Stamp[] {
  const others = stamps.map((each) => (each.key === stamp.key && each.id !== stamp.id ? { ...each, key: 0 } : each));
  return others.some(({ id }) => id === stamp.id)
    ? others.map((each) => (each.id === stamp.id ? stamp : each))
    : [...others, stamp];
}
