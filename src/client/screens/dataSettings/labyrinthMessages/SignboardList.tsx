import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { entry, names, words } from '#client/screens/dataSettings/RecordList.css.ts';
import { plainClick } from '#client/ui/plainClick.ts';
import { Select } from '#client/ui/Select.tsx';
import { screen } from '#client/ui/screen.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { numbersOf, type RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { type SignboardPlace, type signboard, signboardNumber } from '#domain/resources/signboard.ts';
import type { Language } from '#domain/text/languages.ts';
import { messageTexts } from './messageTexts.ts';
import * as styles from './Signboard.css.ts';

const LABYRINTHS = numbersOf(labyrinthSetting);

interface SignboardListProps {
  readonly signboards: RecordDesk;
  readonly place: SignboardPlace;
  readonly language: Language;
  /** The labyrinth of the current signboard. */
  readonly present: number;
  readonly nameOf: (labyrinth: number) => string;
  readonly hrefOf: (labyrinth: number) => string;
}

/** The ten labyrinths, each with the first words of its signboard; on phones a drop-down list. */
export function SignboardList({ signboards, place, language, present, nameOf, hrefOf }: SignboardListProps) {
  const text = useText(messageTexts);
  const isPhone = useMedia(screen.phone);
  const [, navigate] = useLocation();
  const firstWords = (labyrinth: number): string => {
    const board = signboards.record(signboardNumber(labyrinth, place)) as RecordOf<typeof signboard>;
    return board[language].split('\n').find((line) => line.trim() !== '') ?? '';
  };
  // Renders again only if the listed words change, not at every letter.
  useDesk(signboards, () => LABYRINTHS.map(firstWords).join('\n'));
  const about = (labyrinth: number) => firstWords(labyrinth) || text('signboard.unwritten');

  if (isPhone) {
    return (
      <Select
        label={text('signboard.labyrinths')}
        value={present}
        onChange={(labyrinth) => navigate(hrefOf(labyrinth))}
        options={LABYRINTHS.map((labyrinth) => ({
          value: labyrinth,
          label: text('signboard.option', { name: nameOf(labyrinth), words: about(labyrinth) }),
        }))}
      />
    );
  }
  return (
    <nav aria-label={text('signboard.labyrinths')} onKeyDown={stepThrough}>
      <ul className={styles.list}>
        {LABYRINTHS.map((labyrinth) => (
          <li key={labyrinth}>
            <a
              className={entry}
              href={hrefOf(labyrinth)}
              aria-current={labyrinth === present ? 'page' : undefined}
              tabIndex={labyrinth === present ? 0 : -1}
              onClick={plainClick(() => navigate(hrefOf(labyrinth)))}
            >
              <span className={words}>
                <span className={styles.name}>{nameOf(labyrinth)}</span>
                <span className={names}>{about(labyrinth)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
