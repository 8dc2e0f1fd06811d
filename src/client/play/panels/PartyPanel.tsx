import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Names } from '#client/play/words/Names.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { numbersIn } from '#game/state/bits.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import * as styles from './PartyPanel.css.ts';

interface PartyPanelProps {
  readonly world: World;
  readonly state: GameState;
  readonly names: Names;
}

/** The state of the party: each member with its name, class and level, hit points and conditions. */
export function PartyPanel({ world, state, names }: PartyPanelProps) {
  const text = useText(playTexts);
  const party = partyIn(state);
  const called = (state.followers ?? []).map((one, place) => ({ ...one, place }));
  return (
    <section className={styles.panel} aria-label={text('play.party')}>
      <ol className={styles.list}>
        {party.map(({ at, member }, place) => (
          <MemberLine key={at} {...{ world, member, names }} place={place + 1} />
        ))}
        {called.map(({ place, monster, hp, most }) => (
          <li key={`called ${place}`} className={styles.member} data-health="well">
            <span className={styles.place} role="img" aria-label={text('play.followers')}>
              +
            </span>
            <span className={styles.name}>{names.monster(monster)}</span>
            <span className={styles.hp}>{text('play.hp', { hp, most })}</span>
          </li>
        ))}
        {party.length === 0 && <li>{text('play.nobody')}</li>}
      </ol>
      <p className={styles.gold}>{text('play.gold', { gold: state.gold.toLocaleString('en') })}</p>
    </section>
  );
}

/** The share of hit points below which a member is in danger. */
const LOW = 0.3;

interface MemberLineProps {
  readonly world: World;
  readonly place: number;
  readonly member: Member;
  readonly names: Names;
}

function MemberLine({ world, place, member, names }: MemberLineProps) {
  const text = useText(playTexts);
  const language = useAtomValue(languageAtom);
  const { hp, level, states } = member;
  const { ac, hp: most } = characterFigures(world.rules, member, (number) => world.items.get(number));
  const ails = numbersIn(states).map((code) => STATES[code]?.label[language] ?? '');
  const share = most > 0 ? hp / most : 0;
  const health = !isAlive(member) ? 'fallen' : share < LOW ? 'low' : 'well';
  return (
    <li className={styles.member} data-health={health}>
      <span className={styles.place}>{place}</span>
      <span className={styles.name}>{names.member(member)}</span>
      <span className={styles.job}>
        {names.job(member.job)} {text('play.level', { level })}
      </span>
      <span className={styles.hp}>
        {text('play.hp', { hp, most })} <span className={styles.ac}>{text('play.ac', { ac })}</span>
      </span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.fill} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {ails.length > 0 && <span className={styles.states}>{ails.join(' ')}</span>}
    </li>
  );
}
