import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { accountAtom } from '#client/page/account.ts';
import { fetchChunk } from '#client/page/fetchChunk.ts';
import { showError } from '#client/page/showError.ts';
import { recordsOf } from '#client/resource/model/useRecordDesk.ts';
import { EVENT_SLOTS } from '#domain/map/cell.ts';
import type { Patch } from '#domain/map/patch.ts';

/** Offers to delete the messages of events that go or say something else. What is cut may be pasted later, so it is left alone. */
export function useLeftMessages(floors: ScenarioFloors, scenarioId: string): void {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  useEffect(() => {
    const load = () => fetchChunk(() => import('./leftMessages.ts'));
    return floors.onStep((step) => {
      if (step.kind !== 'commit' || step.step.cut !== undefined || !takesNumbers(step.step)) return;
      void load()
        .then(({ offerLeftMessages }) => offerLeftMessages(step, recordsOf(accountId, scenarioId)))
        .catch(showError);
    });
  }, [floors, accountId, scenarioId]);
}

/** Whether a step changes a number of an event that was there before. */
const takesNumbers = ({ cells }: Patch): boolean =>
  cells.some(({ before }) => EVENT_SLOTS.some((slot) => (before[slot] ?? 0) > 0));
