import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { MAGIC_SETS } from '#domain/resources/magic/magicSet.ts';
import { MAGIC_KINDS, type MagicContent, magicContent } from '#game/rules/autoMagic/magicContent.ts';

/** The initial set: the first that is on. */
const FIRST_SET = 1;

/** Returns the set in the address, and its record in the address, if any. */
export function useMagicAddress(): { readonly set: number; readonly at: number | undefined } {
  const parameters = new URLSearchParams(useSearch());
  const numberOf = (name: string) => {
    const digits = parameters.get(name) ?? '';
    return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
  };
  const set = numberOf('set') ?? FIRST_SET;
  return { set: MAGIC_SETS.includes(set) ? set : FIRST_SET, at: numberOf('at') };
}

/** The desks of all records that make up sets, in the order of MAGIC_KINDS. */
export type MagicDesks = readonly RecordDesk[];

/** Returns a whole set with the author's edits; a new object only when one of its records changes. */
export function useMagicContent(desks: MagicDesks, set: number): MagicContent {
  const last = useRef<{ set: number; records: readonly object[]; content: MagicContent }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = desks.map((desk) => desk.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [desks],
  );
  return useSyncExternalStore(subscribe, () => {
    const content = readContent(desks, set);
    const records: object[] = [content.set, ...content.rows.values(), ...content.groups.values()];
    records.push(...content.effects.values(), ...content.levels.values());
    const known = last.current;
    if (known?.set === set && records.every((record, at) => record === known.records[at])) return known.content;
    last.current = { set, records, content };
    return content;
  });
}

const readContent = (desks: MagicDesks, set: number): MagicContent =>
  magicContent(set, (resource, number) => deskOf(desks, resource).record(number));

/** Returns the same list as long as it has the same desks: looking them up creates a new list each time. */
export function useSameDesks(found: MagicDesks): MagicDesks {
  const kept = useRef(found);
  if (found.some((desk, at) => desk !== kept.current[at])) kept.current = found;
  return kept.current;
}

/** Returns the desk of a kind. */
export const deskOf = (desks: MagicDesks, resource: Resource): RecordDesk =>
  desks[MAGIC_KINDS.indexOf(resource)] as RecordDesk;
