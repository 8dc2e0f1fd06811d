import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { experienceFor } from '#game/rules/levelUp.ts';
import { numbersIn } from '#game/state/bits.ts';
import { partyIn } from '#game/state/GameState.ts';
import * as styles from './Castle.css.ts';
import { Ranks } from './Ranks.tsx';
import { Rewards } from './Rewards.tsx';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The castle: the party's rewards, order and titles, and its completed labyrinths. */
export function Castle(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const language = useAtomValue(languageAtom);
  const completed = numbersIn(state.completed).filter((number) => world.labyrinths.has(number));
  const party = partyIn(state);
  if (party.length === 0) return <p>{text('town.nobody')}</p>;
  return (
    <>
      <Rewards {...visit} />
      <Ranks {...visit} />
      <TownTable
        label={text('town.honours')}
        heads={[text('town.name'), text('town.experience'), text('town.nextLevel'), text('town.titles')]}
      >
        {party.map(({ at, member }) => {
          const next = experienceFor(world.rules, member.job, member.level + 1) - member.experience;
          const titles = numbersIn(member.titles).map((code) => TITLES[code]?.label[language] ?? '');
          return (
            <tr key={at}>
              <th scope="row">{names.member(member)}</th>
              <td data-number>{member.experience.toLocaleString('en')}</td>
              <td data-number>
                {next > 0 ? text('town.more.exp', { points: next.toLocaleString('en') }) : text('town.ripe')}
              </td>
              <td>{titles.join(text('town.and'))}</td>
            </tr>
          );
        })}
      </TownTable>
      {completed.length > 0 && (
        <p className={styles.completed}>
          {text('town.completed', { names: completed.map(names.labyrinth).join(text('town.and')) })}
        </p>
      )}
    </>
  );
}
