import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { page } from '#client/page/page.css.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { RecordTable } from '#client/resource/table/RecordTable.tsx';
import { filled } from '#client/screens/areas/areas.css.ts';
import { Slider } from '#client/ui/Slider.tsx';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { trapsOfFloor } from '#game/measure/trapOdds.ts';
import { TrapCard } from './TrapCard.tsx';
import { cards, difficulty as difficultyStyle } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';
import { useView, ViewSegments } from './ViewSegments.tsx';

const VIEWS = ['table', 'words'] as const;
const KINDS = [treasureTrap];

/** The 27 traps: as a spreadsheet, or each described in a sentence with its chance. */
export default function TrapListScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(treasureTexts);
  const isInWords = useView(VIEWS) === 'words';
  const segments = (
    <ViewSegments label={text('traps.view')} labelOf={(view) => text(`traps.view.${view}`)} views={VIEWS} />
  );
  if (isInWords) {
    return (
      <div className={page}>
        {segments}
        <TrapsInWords scenarioId={scenarioId} />
      </div>
    );
  }
  return (
    <div className={filled}>
      {segments}
      <RecordTable resource={treasureTrap} scenarioId={scenarioId} />
    </div>
  );
}

function TrapsInWords({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(treasureTexts);
  const [difficulty, setDifficulty] = useState(5);
  const desk = useRecordDesk(treasureTrap, scenarioId);
  if (!desk) return <RecordsPending resources={KINDS} scenarioId={scenarioId} />;
  const traps = recordsOn(desk, treasureTrap);
  const odds = trapsOfFloor(traps, difficulty);
  return (
    <>
      <div className={difficultyStyle}>
        <Slider label={text('chests.traps.difficulty')} value={difficulty} min={0} max={99} onChange={setDifficulty} />
      </div>
      <ul className={cards}>
        {Array.from(traps, ([number, trap]) => (
          <TrapCard
            key={number}
            desk={desk}
            number={number}
            trap={trap}
            chance={odds.find((one) => one.trap === number)?.chance ?? 0}
          />
        ))}
      </ul>
    </>
  );
}
