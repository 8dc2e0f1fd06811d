import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { floorMap } from '#domain/resources/floorMap.ts';
import { type TreasureTrap, treasureTrap } from '#domain/resources/treasureTrap.ts';
import { describeTrap } from '#game/measure/describeTrap.ts';
import { trapsOfFloor } from '#game/measure/trapOdds.ts';
import { ShareChart } from './ShareChart.tsx';
import { stack } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

/** One of the 27 traps in its form, with its effect and its chance. */
export default function TrapFormScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={treasureTrap} scenarioId={scenarioId} number={number}>
      <TrapPanel />
    </RecordScreen>
  );
}

const { min, max } = floorMap.fields.treasure_chest_trap;
/** The difficulties that are also described in words. */
const TOLD = [0, 5, 10, 20];

function TrapPanel() {
  const text = useText(treasureTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  // The traps' form parses its records with their schema.
  const trap = useRecord(desk, number) as TreasureTrap;
  const traps = recordsOn(desk, treasureTrap);
  const shares = Array.from({ length: max - min + 1 }, (_, at) => {
    return trapsOfFloor(traps, min + at).find((one) => one.trap === number)?.chance ?? 0;
  });
  const isDrawn = shares.some((share) => share > 0);
  return (
    <Panel title={text('traps.does')}>
      <div className={stack}>
        <p>{describeTrap(trap)[language]}</p>
        <h3>{text('traps.share')}</h3>
        {isDrawn ? (
          <>
            <ShareChart label={text('traps.share')} shares={shares} from={min} to={max} />
            <p className={muted}>
              {TOLD.map((difficulty) =>
                text('traps.share.at', { difficulty, share: formatShare(shares[difficulty - min] ?? 0) }),
              ).join(' · ')}
            </p>
          </>
        ) : (
          <p className={muted}>{text('traps.never')}</p>
        )}
      </div>
    </Panel>
  );
}
