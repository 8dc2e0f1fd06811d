import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { type SpecialItem, treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { share, stack } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

/** One special item in its form, with its chance over time. */
export default function SpecialItemFormScreen({ scenarioId, number }: { scenarioId: string; number: string }) {
  return (
    <RecordScreen resource={treasureSpecialItem} scenarioId={scenarioId} number={number}>
      <ChancePanel />
    </RecordScreen>
  );
}

const OPENINGS = [1, 10, 30, 100, 300, 1000];

function ChancePanel() {
  const text = useText(treasureTexts);
  const { desk, number } = useOpenRecord();
  // The special items' form parses its records with their schema.
  const { chests, floors, probability } = useRecord(desk, number) as SpecialItem;
  const where = {
    first: paddedNumber('treasure_chest', chests.from),
    last: paddedNumber('treasure_chest', chests.to === 0 ? chests.from : chests.to),
    ...floors,
  };
  const chanceOf = (openings: number) => 1 - (1 - probability / 1000) ** openings;
  return (
    <Panel title={text('specials.comes')}>
      <div className={stack}>
        <p>{text(chests.from === 0 ? 'specials.anyChest' : 'specials.chests', where)}</p>
        <p className={muted}>{text('specials.about')}</p>
        <Table
          label={text('specials.comes')}
          rows={OPENINGS}
          rowKey={(openings) => openings}
          columns={[
            { id: 'openings', header: text('specials.openings'), role: 'name', cell: (openings) => openings },
            {
              id: 'chance',
              header: text('chests.chance'),
              cell: (openings) => (
                <span className={share}>
                  <ShareBar share={chanceOf(openings)} />
                  <span>{formatShare(chanceOf(openings))}</span>
                </span>
              ),
            },
          ]}
          empty={null}
        />
      </div>
    </Panel>
  );
}
