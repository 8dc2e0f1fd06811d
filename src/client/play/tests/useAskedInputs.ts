import { useQuery } from '@tanstack/react-query';
import { useLocationProperty } from 'wouter/use-browser-location';
import { MOMENT } from '#client/page/scenario/scenario.ts';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { type TestInputs, unpackInputs, unpackTest } from '#game/saves/TestInputs.ts';

/** A requested test play. */
export type AskedInputs = TestInputs | 'reading' | 'unreadable';

/** Returns the test play that the address requests: that of a moment in its fragment, or of a test. Undefined if there is none. */
export function useAskedInputs(test: PlayTest | undefined): AskedInputs | undefined {
  const fragment = useLocationProperty(() => location.hash);
  const moment = new URLSearchParams(fragment.slice(1)).get(MOMENT);
  const { data } = useQuery({
    queryKey: ['test play', moment ?? test],
    queryFn: async () =>
      (moment === null ? test && (await unpackTest(test)) : await unpackInputs(moment)) ?? 'unreadable',
    enabled: moment !== null || test !== undefined,
    structuralSharing: false,
    networkMode: 'always',
  });
  return moment === null && !test ? undefined : (data ?? 'reading');
}
