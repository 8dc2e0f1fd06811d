import ArrowBigDown from 'lucide-react/icons/arrow-big-down';
import ArrowBigUp from 'lucide-react/icons/arrow-big-up';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import RefreshCcw from 'lucide-react/icons/refresh-ccw';
import { useText } from '#client/i18n/useText.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import * as styles from './MovePad.css.ts';

const MOVES = [
  { what: 'left', Icon: CornerUpLeft },
  { what: 'forward', Icon: ArrowBigUp },
  { what: 'right', Icon: CornerUpRight },
  { what: 'around', Icon: RefreshCcw },
  { what: 'back', Icon: ArrowBigDown },
] as const;
export type Move = (typeof MOVES)[number]['what'];

interface MovePadProps {
  readonly isDisabled: boolean;
  readonly onMove: (what: Move) => void;
}

/** The movement buttons, for fingers and the mouse. */
export function MovePad({ isDisabled, onMove }: MovePadProps) {
  const text = useText(playTexts);
  return (
    <section className={styles.pad} aria-label={text('play.moves')}>
      {MOVES.map(({ what, Icon }) => (
        <button
          key={what}
          type="button"
          className={styles.button}
          data-move={what}
          disabled={isDisabled}
          aria-label={text(`play.do.${what}`)}
          onClick={() => onMove(what)}
        >
          <Icon size={24} aria-hidden />
        </button>
      ))}
    </section>
  );
}
