import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/form/OpenRecord.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/writtenNumbers.ts';
import { filled } from '#client/screens/dataSettings/DataSettingsScreen.css.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { monster } from '#domain/resources/monster.ts';
import { monstersTexts } from './monstersTexts.ts';

export const texts = { ...tableTexts, ...monstersTexts };

/** All monsters in a table (spec 2 §2). */
export default function MonsterListScreen({ scenarioId }: { scenarioId: string }) {
  const desk = useRecordDesk(monster, scenarioId);
  return (
    <div className={filled}>
      {desk && <EmptyNotice desk={desk} />}
      <RecordTable resource={monster} scenarioId={scenarioId} />
    </div>
  );
}

/** While there is no monster yet: the words of the specification and how the first one is made. */
function EmptyNotice({ desk }: { readonly desk: RecordDesk }) {
  const text = useText();
  const isEmpty = useDesk(desk, () => writtenNumbers(desk).length === 0);
  return isEmpty && <Notice>{text('monsters.none')}</Notice>;
}
