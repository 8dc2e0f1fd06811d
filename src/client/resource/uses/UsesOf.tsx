import { useText } from '#client/i18n/useText.ts';
import { AnswerPanel } from '#client/page/AnswerPanel.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { UseList } from './UseList.tsx';
import { useUses } from './useUses.ts';

/** Uses per page. */
const PAGE_SIZE = 50;

interface UsesOfProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly title: string;
}

/** Every place in the scenario that refers to a record. */
export function UsesOf({ desk, number, title }: UsesOfProps) {
  const text = useText(recordFormTexts);
  const { query, uses } = useUses(desk, [number]);
  return (
    <AnswerPanel title={title} query={query} none={uses?.length === 0 ? text('record.uses.none') : undefined}>
      <UseList uses={uses ?? []} size={PAGE_SIZE} scenarioId={desk.scenarioId} />
    </AnswerPanel>
  );
}
