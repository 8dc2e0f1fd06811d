import { useMemo, useState } from 'react';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { spell } from '#domain/resources/spell.ts';
import { LevelBoxes } from './LevelBoxes.tsx';
import { split, splitTable } from './spellSplit.css.ts';

/** The lists of both schools and of the monsters: spells can be moved from level to level, or schools and levels typed in the table next to it. */
export default function SpellListScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(spell, scenarioId);
  return desk ? <SpellLists desk={desk} /> : <RecordsPending resources={[spell]} scenarioId={scenarioId} />;
}

function SpellLists({ desk }: { readonly desk: RecordDesk }) {
  useFormKeys(desk);
  const [row, setRow] = useState<number>();
  // Renders its 79 rows again only if it has to scroll elsewhere.
  const table = useMemo(
    () => <RecordTable resource={spell} scenarioId={desk.scenarioId} startAt={row} />,
    [desk.scenarioId, row],
  );
  return (
    <div className={split}>
      <LevelBoxes desk={desk} onTake={setRow} />
      <div className={splitTable}>{table}</div>
    </div>
  );
}
