import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { numbersIn } from '#game/state/bits.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import * as styles from './PartyPanel.css.ts';

interface PartyPanelProps {
  readonly state: GameState;
  readonly names: Names;
}

/** How the party is: each with its name, class and level, hit points and what ails it. */
export function PartyPanel({ state, names }: PartyPanelProps) {
  const text = useText(playTexts);
  const party = partyIn(state);
  return (
    <section className={styles.panel} aria-label={text('play.party')}>
      <ol className={styles.list}>
        {party.map(({ at, member }, place) => (
          <MemberLine key={at} place={place + 1} member={member} names={names} />
        ))}
        {party.length === 0 && <li>{text('play.nobody')}</li>}
      </ol>
      <p className={styles.gold}>{text('play.gold', { gold: state.gold.toLocaleString('en') })}</p>
    </section>
  );
}

/** Hit points of which less are danger, as a share. */
const LOW = 0.3;

interface MemberLineProps {
  readonly place: number;
  readonly member: Member;
  readonly names: Names;
}

function MemberLine({ place, member, names }: MemberLineProps) {
  const text = useText(playTexts);
  const language = useAtomValue(languageAtom);
  const { hp, max_hp: most, level, states } = member;
  const ails = numbersIn(states).map((code) => STATES[code]?.label[language] ?? '');
  const share = most > 0 ? hp / most : 0;
  const health = !isAlive(member) ? 'fallen' : share < LOW ? 'low' : 'well';
  return (
    <li className={styles.member} data-health={health}>
      <span className={styles.place}>{place}</span>
      <span className={styles.name}>{names.member(member)}</span>
      <span className={styles.job}>
        {JOBS[member.job]?.label[language]} {text('play.level', { level })}
      </span>
      <span className={styles.hp}>{text('play.hp', { hp, most })}</span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {ails.length > 0 && <span className={styles.states}>{ails.join(' ')}</span>}
    </li>
  );
}
