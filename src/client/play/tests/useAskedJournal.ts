import { useQuery } from '@tanstack/react-query';
import { useLocationProperty } from 'wouter/use-browser-location';
import { MOMENT } from '#client/page/scenario/scenario.ts';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { type TestJournal, unpackInputs, unpackJournal } from '#game/journal/TestJournal.ts';

/** What a test holds that is played again; undefined where that cannot be read. */
export async function journalOf({ set_up, inputs, rules }: PlayTest): Promise<TestJournal | undefined> {
  const unpacked = await unpackInputs(inputs);
  return unpacked && { set_up, inputs: unpacked, rules };
}

/** A test play that was asked for. */
export type AskedJournal = TestJournal | 'reading' | 'unreadable';

/** The test play that the address asks for: that of a moment in its fragment, or of a test. Undefined where it asks for none. */
export function useAskedJournal(test: PlayTest | undefined): AskedJournal | undefined {
  const fragment = useLocationProperty(() => location.hash);
  const moment = new URLSearchParams(fragment.slice(1)).get(MOMENT);
  const { data } = useQuery({
    queryKey: ['test play', moment ?? test],
    queryFn: async () =>
      (moment === null ? test && (await journalOf(test)) : await unpackJournal(moment)) ?? 'unreadable',
    enabled: moment !== null || test !== undefined,
    structuralSharing: false,
    networkMode: 'always',
  });
  return moment === null && !test ? undefined : (data ?? 'reading');
}
