import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Emblem } from '#client/ui/Emblem.tsx';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { hasBit } from '#game/state/bits.ts';
import { partyIn } from '#game/state/GameState.ts';
import { isAble } from '#game/state/Member.ts';
import type { Labyrinth } from '#game/world/World.ts';
import { Deed } from './Actions.tsx';
import * as styles from './EdgeOfTown.css.ts';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The edge of town, from which labyrinths are entered; closed ones show the reason. */
export function EdgeOfTown(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const labyrinths = [...world.labyrinths.values()];
  const walks = partyIn(state).some(({ member }) => isAble(member));
  if (labyrinths.length === 0) return <p>{text('town.edge.none')}</p>;
  return (
    <>
      {!walks && (
        <p className={styles.reason}>{text(state.party.length === 0 ? 'town.nobody' : 'town.edge.noneWalks')}</p>
      )}
      <ul className={styles.labyrinths}>
        {labyrinths.map((labyrinth) => (
          <li key={labyrinth.number} className={styles.labyrinth}>
            <span className={styles.emblem}>
              <Emblem code={labyrinth.setting.title_icon} />
            </span>
            <span className={styles.name}>
              {names.labyrinth(labyrinth.number)}
              <span className={styles.about}>
                <span>{text('town.edge.entrance', { floor: names.floor(labyrinth.entrance.floor) })}</span>
                {hasBit(state.completed, labyrinth.number) && <span> {text('town.edge.completed')}</span>}
              </span>
              {walks && <Closed {...visit} labyrinth={labyrinth} />}
            </span>
            <Deed
              {...visit}
              input={{ do: 'enter', labyrinth: labyrinth.number }}
              label={text('town.of', { what: text('town.enter'), name: names.labyrinth(labyrinth.number) })}
            >
              {text('town.enter')}
            </Deed>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows why a labyrinth cannot be entered; nothing for one that can. */
function Closed({ state, names, inputs, labyrinth }: Visit & { readonly labyrinth: Labyrinth }) {
  const text = useText(townTexts);
  const language = useAtomValue(languageAtom);
  const { number, setting } = labyrinth;
  if (inputs.some((one) => one.do === 'enter' && one.labyrinth === number)) return null;
  if (!hasBit(state.labyrinths, number)) return <span className={styles.reason}>{text('town.edge.closed')}</span>;
  const { intrusion_condition_number: condition } = setting;
  const n = setting.condition[conditionParameter(condition)];
  const NAMED: Partial<Record<number, string>> = {
    4: TITLES[n]?.label[language] ?? '',
    5: names.monster(n),
    6: names.item(n),
  };
  return (
    <span className={styles.reason}>
      {text(`town.edge.condition.${condition as 1 | 2 | 3 | 4 | 5 | 6}`, { n: NAMED[condition] ?? n })}
    </span>
  );
}
