import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { spell } from '#domain/resources/spell.ts';
import { SpellEditor } from './SpellEditor.tsx';
import { split, splitTable } from './spellSplit.css.ts';
import { spellsTexts } from './spellsTexts.ts';
import { useSpellInAddress } from './useSpellInAddress.ts';

interface CategoryScreenProps {
  readonly scenarioId: string;
  readonly category: SpellCategoryName;
}

/** The spells of a category as a spreadsheet, with the form of the current one next to it. */
export default function CategoryScreen({ scenarioId, category }: CategoryScreenProps) {
  const desk = useRecordDesk(spell, scenarioId);
  if (!desk) return <RecordsPending resources={[spell]} scenarioId={scenarioId} />;
  return <Category desk={desk} category={category} />;
}

function Category({ desk, category }: { readonly desk: RecordDesk; readonly category: SpellCategoryName }) {
  const { scenarioId } = desk;
  const [, navigate] = useLocation();
  const text = useText(spellsTexts);
  const { number, unknown } = useSpellInAddress(desk, category);
  const row = useRef<number>(undefined);
  function goTo(other: number, isFromTable = false) {
    if (isFromTable) row.current = other;
    if (other !== number) navigate(recordHref(scenarioId, 'spell', other), { replace: isFromTable });
  }
  return (
    <div className={split}>
      <div className={splitTable}>
        {unknown !== '' && <Notice tone="warning">{text('spells.unknown', { name: unknown })}</Notice>}
        <RecordTable
          resource={spell}
          table={category}
          scenarioId={scenarioId}
          // If the table itself has moved to the spell, its selection stays as it is.
          startAt={number === row.current ? undefined : number}
          onActive={(active) => goTo(active, true)}
        />
      </div>
      <SpellEditor desk={desk} number={number} category={category} onGo={goTo} />
    </div>
  );
}
