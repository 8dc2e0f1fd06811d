import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { INN_ROOMS } from '#domain/resources/npc.ts';
import { ROOM_NAMES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { LEVELS_IN_THE_INN } from '#domain/resources/rules/raceOccupation.ts';
import { roomsHere, stayIn } from '#game/facilities/inn.ts';
import { mayRise } from '#game/growth/mayGrow.ts';
import { Actions, Deed } from './Actions.tsx';
import { MemberOptions } from './MemberOptions.tsx';
import * as styles from './Pupil.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The inn: its rooms with their prices and effects, and the outcome of a stay for the chosen guest. */
export function Inn(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const [chosen, setChosen] = useState(state.party[0] ?? -1);
  const guest = state.roster[chosen];
  const rises = guest && world.rules.creation.level_where === LEVELS_IN_THE_INN && mayRise(world.rules, guest);
  return (
    <>
      <MemberOptions {...visit} legend={text('town.guest')} chosen={chosen} onChoose={setChosen} />
      {rises && <p>{text('town.risesHere', { name: names.member(guest) })}</p>}
      <TownTable
        label={text('town.rooms')}
        heads={[
          ...([text('town.room'), text('town.price'), text('town.heals')] as const),
          ...([text('town.uses'), text('town.days'), text('town.stay'), text('town.deeds')] as const),
        ]}
      >
        {roomsHere(world, state).map(({ room, price }) => {
          const name = ROOM_NAMES[room] ?? 'stable';
          const { hp, uses, days } = world.rules.city.rooms[name];
          const stay = guest && stayIn(world, state, guest, room);
          const label = INN_ROOMS[room]?.label[names.language] ?? '';
          return (
            <tr key={room}>
              <th scope="row">{label}</th>
              <td data-number>{price === 0 ? text('town.free') : text('town.gold', { gold: price })}</td>
              <td data-number data-head={text('town.heals')}>
                {hp < 0 ? text('town.heals.all') : text('town.heals.hp', { hp })}
              </td>
              <td data-head={text('town.uses')}>{text(`town.uses.${uses as 0 | 1 | 2}`)}</td>
              <td data-number data-head={text('town.days')}>
                {text('town.days.count', { days })}
              </td>
              <td data-number className={styles.note}>
                {stay && text('town.stay.sum', { nights: stay.nights, gold: stay.nights * price })}
              </td>
              <td data-actions>
                <Actions>
                  <Deed
                    {...visit}
                    input={{ do: 'stay', member: chosen, room }}
                    label={text('town.of', { what: text('town.sleep'), name: label })}
                  >
                    {text('town.sleep')}
                  </Deed>
                </Actions>
              </td>
            </tr>
          );
        })}
      </TownTable>
    </>
  );
}
