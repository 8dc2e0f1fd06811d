import { useAtomValue } from 'jotai';
import Users from 'lucide-react/icons/users';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { blankNumbers, writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';
import { characterTexts } from './characterTexts.ts';
import * as styles from './PartyStrip.css.ts';

const PLACES = SAMPLE_CHARACTERS.map(({ place }) => place);

/** The six places of the party with their members; one press fills the free ones. */
export function PartyStrip({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(characterTexts);
  const canWrite = useMay('edit');
  const { front_rows } = useBattleRules(desk.scenarioId).battle;
  // The members by place, as one text, so that no other change of a record renders this again.
  const placed = useDesk(desk, () => PLACES.map((place) => numberAt(desk, place) ?? 0).join(' '));
  const numbers = placed.split(' ').map(Number);
  const open = PLACES.filter((_, index) => numbers[index] === 0);

  /** In one step, into the first blank numbers. */
  function fill() {
    const blanks = blankNumbers(desk, numbersOf(character));
    const members = SAMPLE_CHARACTERS.filter(({ place }) => open.includes(place)).slice(0, blanks.length);
    desk.put(new Map(members.map((member, index) => [blanks[index] as number, member])));
    showSnackbar(text('character.made', { count: members.length }));
  }
  return (
    <section className={styles.strip} aria-label={text('character.party')}>
      <ol className={styles.places}>
        {PLACES.map((place, index) => (
          <li key={place} className={styles.place}>
            <span className={styles.row}>
              {text(index < front_rows ? 'character.front' : 'character.rear', { place })}
            </span>
            <Member desk={desk} number={numbers[index] ?? 0} />
          </li>
        ))}
      </ol>
      {canWrite && open.length > 0 && (
        <Button size="small" icon={<Users size={16} aria-hidden />} onPress={fill}>
          {text('character.make', { count: open.length })}
        </Button>
      )}
    </section>
  );
}

function Member({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText(characterTexts);
  const language = useAtomValue(languageAtom);
  const about = useDesk(desk, () => {
    if (number === 0) return '';
    const { job, level } = desk.record(number) as Character;
    return text('character.member', { job: JOBS[job]?.label[language] ?? '', level });
  });
  const name = useDesk(desk, () => (number === 0 ? '' : recordName(character, desk.record(number), number, language)));
  if (number === 0) return <span className={styles.nobody}>{text('character.nobody')}</span>;
  return (
    <>
      <RouteLink href={recordHref(desk.scenarioId, 'character', number)}>
        {name || text('character.nameless')}
      </RouteLink>
      <span className={styles.about}>{about}</span>
    </>
  );
}

/** Returns the member in a place; the first if there are two. */
const numberAt = (desk: RecordDesk, place: number): number | undefined =>
  writtenNumbers(desk).find((number) => (desk.record(number) as Character).place === place);
