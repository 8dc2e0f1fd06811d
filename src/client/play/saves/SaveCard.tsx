import { useAtomValue } from 'jotai';
import { formatDate } from '#client/i18n/formatDate.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { fieldInLanguage, inLanguage } from '#domain/text/inLanguage.ts';
import type { Save } from '#game/saves/Save.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';

/** The summary of a save: its place, progress, playing time and date, and the party. */
export function SaveCard({ save: { told, saved_at } }: { readonly save: Save }) {
  const text = useText(savesTexts);
  const language = useAtomValue(languageAtom);
  const { place, party, gold, seconds } = told;
  const labyrinth = place ? fieldInLanguage(place, 'labyrinth', language) : '';
  const where = place
    ? text('saves.floor', { labyrinth, floor: floorNumberText(place.floor) }).trim()
    : text('saves.city');
  const members = party.map((member, seat) => ({ seat, ...member }));
  const highest = Math.max(...party.map(({ level }) => level));
  const facts = [
    ...(party.length > 0 ? [text('saves.level', { level: highest })] : []),
    text('saves.gold', { gold: gold.toLocaleString('en') }),
    text('saves.time', { time: playedFor(seconds) }),
    formatDate(new Date(saved_at).toISOString()),
  ];
  return (
    <div>
      <p className={styles.place}>{where}</p>
      <p className={styles.facts}>{facts.join('　')}</p>
      <ul className={styles.party}>
        {members.map(({ seat, name_ja, name_en, job, level, is_alive }) => {
          const name = inLanguage({ ja: name_ja, en: name_en }, language);
          const member = text('saves.member', { name, job: JOBS[job]?.label[language] ?? '', level });
          return (
            <li key={seat} className={is_alive ? styles.member : styles.fallen}>
              {is_alive ? member : text('saves.fallen', { member })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats seconds as hours and minutes: `1:02`. */
const playedFor = (seconds: number): string =>
  `${Math.floor(seconds / HOUR)}:${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')}`;
