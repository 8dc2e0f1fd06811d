import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import * as styles from './checkSheet.css.ts';
import { encountersTexts } from './encountersTexts.ts';
import { groupText } from './groupText.ts';
import { cards, facts, figure } from './MonsterCard.css.ts';
import { MonsterCard } from './MonsterCard.tsx';
import type { MetThere } from './useEncounters.ts';

interface MetCardsProps {
  readonly met: readonly MetThere[];
  /** The desk of the scenario's monsters. */
  readonly monsters: RecordDesk;
  /** The text if there are none. */
  readonly none: string;
}

/** The monsters of a place, each with its picture, its chance and the size of its group; companions name their leader. */
export function MetCards({ met, monsters, none }: MetCardsProps) {
  const text = useText(encountersTexts);
  if (met.length === 0) return <p className={muted}>{none}</p>;
  return (
    <ul className={cards}>
      {met.map(({ monster, chance, group_size, leader }) => (
        <li key={`${monster} ${leader}`}>
          <MonsterCard desk={monsters} number={monster}>
            {leader !== undefined && <Following monsters={monsters} leader={leader} />}
            <ShareBar share={chance} />
            <span className={facts}>
              <span className={figure}>{formatShare(chance)}</span>
              <span>{groupText(text, group_size)}</span>
            </span>
          </MonsterCard>
        </li>
      ))}
    </ul>
  );
}

/** The leader of a companion. */
function Following({ monsters, leader }: { readonly monsters: RecordDesk; readonly leader: number }) {
  const text = useText(encountersTexts);
  const language = useAtomValue(languageAtom);
  const name = numberedName(monsters.resource, useRecord(monsters, leader), leader, language);
  return <span className={styles.following}>{text('checkSheet.companion', { name })}</span>;
}
