import { useQuery } from '@tanstack/react-query';
import { useLocationProperty } from 'wouter/use-browser-location';
import { MOMENT } from '#client/page/scenario/scenario.ts';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { type TestJournal, unpackJournal, unpackTest } from '#game/journal/TestJournal.ts';

/** A requested test play. */
export type AskedJournal = TestJournal | 'reading' | 'unreadable';

/** Returns the test play that the address requests: that of a moment in its fragment, or of a test. Undefined if there is none. */
export function useAskedJournal(test: PlayTest | undefined): AskedJournal | undefined {
  const fragment = useLocationProperty(() => location.hash);
  const moment = new URLSearchParams(fragment.slice(1)).get(MOMENT);
  const { data } = useQuery({
    queryKey: ['test play', moment ?? test],
    queryFn: async () =>
      (moment === null ? test && (await unpackTest(test)) : await unpackJournal(moment)) ?? 'unreadable',
    enabled: moment !== null || test !== undefined,
    structuralSharing: false,
    networkMode: 'always',
  });
  return moment === null && !test ? undefined : (data ?? 'reading');
}
