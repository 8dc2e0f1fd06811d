import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import type { TreasureTrap } from '#domain/resources/treasureTrap.ts';
import { describeTrap } from '#game/measure/describeTrap.ts';
import { NamedLink } from './NamedLink.tsx';
import { card, figure, share } from './treasures.css.ts';
import { treasureTexts } from './treasureTexts.ts';

interface TrapCardProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly trap: TreasureTrap;
  /** The chance of drawing it on a floor that decides about traps. */
  readonly chance: number;
}

/** A trap with a description of its effect. */
export function TrapCard({ desk, number, trap, chance }: TrapCardProps) {
  const text = useText(treasureTexts);
  const language = useAtomValue(languageAtom);
  return (
    <li className={card}>
      <NamedLink desk={desk} number={number} />
      <p>{describeTrap(trap)[language]}</p>
      {trap.enabled ? (
        <div className={share}>
          <ShareBar share={chance} />
          <span className={figure}>{formatShare(chance)}</span>
        </div>
      ) : (
        <span className={muted}>{text('traps.unused')}</span>
      )}
    </li>
  );
}
