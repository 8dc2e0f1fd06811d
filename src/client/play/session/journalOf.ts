import type { RouterInputs } from '#client/api/routerTypes.ts';
import { LARGEST_SENT_JOURNAL, MOST_SENT_INPUTS } from '#domain/catalogs/storageLimits.ts';
import { JOURNAL_VERSION } from '#game/journal/Journal.ts';
import type { Timeline } from './Timeline.ts';

type SentJournal = NonNullable<RouterInputs['reports']['send']['journal']>;

/** A game up to the present moment, to be played again elsewhere; undefined where it did not begin in this page, or is too long. */
export function journalOf({ first, inputs }: Pick<Timeline, 'first' | 'inputs'>): SentJournal | undefined {
  const { step, seed, roster } = first.state;
  if (step > 0 || inputs.length > MOST_SENT_INPUTS) return undefined;
  const journal: SentJournal = {
    version: JOURNAL_VERSION,
    seed: [...seed],
    ...(roster.length === 0 && { isWithoutMembers: true }),
    inputs: [...inputs],
  };
  return JSON.stringify(journal).length > LARGEST_SENT_JOURNAL ? undefined : journal;
}
