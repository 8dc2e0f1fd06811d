import { useText } from '#client/i18n/useText.ts';
import { canDo } from '#game/step.ts';
import { Actions, Deed } from './Actions.tsx';
import * as styles from './Pupil.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The rewards for which nobody had room; nothing if there are none. */
export function Rewards(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const items = [...new Set(state.rewards)];
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.note}>{text('town.rewards.about')}</p>
      <TownTable label={text('town.rewards')} heads={[text('town.rewards'), text('town.deeds')]}>
        {items.map((item) => {
          const input = { do: 'claim', item } as const;
          return (
            <tr key={item}>
              <th scope="row">{names.item(item)}</th>
              <td data-actions>
                <Actions>
                  <Deed
                    {...visit}
                    input={input}
                    label={text('town.of', { what: text('town.claim'), name: names.item(item) })}
                  >
                    {text('town.claim')}
                  </Deed>
                  {!canDo(world, state, input) && <span className={styles.note}>{text('town.claim.full')}</span>}
                </Actions>
              </td>
            </tr>
          );
        })}
      </TownTable>
    </>
  );
}
