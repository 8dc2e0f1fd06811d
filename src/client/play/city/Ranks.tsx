import { useText } from '#client/i18n/useText.ts';
import { partyIn } from '#game/state/GameState.ts';
import { Actions, Deed } from './Actions.tsx';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The order of the party, with buttons to move each member up or down. The first ones stand in the front row. */
export function Ranks(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const front = world.rules.battle.front_rows;
  return (
    <TownTable
      label={text('town.order')}
      heads={[text('town.place'), text('town.name'), text('town.class'), text('town.deeds')]}
    >
      {partyIn(state).map(({ at, member }, place) => (
        <tr key={at}>
          <td data-number>{text(place < front ? 'town.front' : 'town.rear', { place: place + 1 })}</td>
          <th scope="row">{names.member(member)}</th>
          <td>
            {names.job(member.job)} {text('town.lv', { level: member.level })}
          </td>
          <td data-actions>
            <Actions>
              {(['ahead', 'behind'] as const).map((way) => (
                <Deed
                  key={way}
                  {...visit}
                  input={{ do: 'rank', member: at, place: place + (way === 'ahead' ? -1 : 1) }}
                  label={text('town.of', { what: text(`town.${way}`), name: names.member(member) })}
                >
                  {way === 'ahead' ? '▲' : '▼'}
                </Deed>
              ))}
            </Actions>
          </td>
        </tr>
      ))}
    </TownTable>
  );
}
