import { useState } from 'react';
import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { Slider } from '#client/ui/Slider.tsx';
import { TRAP_BY_FLOOR, type TreasureChest } from '#domain/resources/treasureChest.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { trapsOfChest } from '#game/measure/trapOdds.ts';
import { NamedLink } from './NamedLink.tsx';
import * as styles from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

/** The possible traps of the open chest; if the floor decides, those for a chosen difficulty. */
export function ChestTrapPanel({ traps }: { readonly traps: RecordDesk }) {
  const text = useText(treasureTexts);
  const [difficulty, setDifficulty] = useState(5);
  const { desk, number } = useOpenRecord();
  // The chests' form parses its records with their schema.
  const chest = useRecord(desk, number) as TreasureChest;
  const found = trapsOfChest(chest, recordsOn(traps, treasureTrap), difficulty);
  const safe = 1 - found.reduce((sum, { chance }) => sum + chance, 0);
  return (
    <Panel title={text('chests.traps')}>
      {chest.trap_setting === TRAP_BY_FLOOR && (
        <div className={styles.difficulty}>
          <Slider
            label={text('chests.traps.difficulty')}
            value={difficulty}
            min={0}
            max={99}
            onChange={setDifficulty}
          />
        </div>
      )}
      {found.length === 0 ? (
        <p className={muted}>{text('chests.traps.none')}</p>
      ) : (
        <ul className={styles.list}>
          {found.map(({ trap, chance }) => (
            <li key={trap} className={styles.odds}>
              <NamedLink desk={traps} number={trap} />
              <span className={styles.detail} />
              <ShareBar share={chance} />
              <span className={styles.figure}>{formatShare(chance)}</span>
            </li>
          ))}
          <li className={styles.odds}>
            <span>{text('chests.traps.safe')}</span>
            <span className={styles.detail} />
            <ShareBar share={safe} />
            <span className={styles.figure}>{formatShare(Math.max(0, safe))}</span>
          </li>
        </ul>
      )}
    </Panel>
  );
}
