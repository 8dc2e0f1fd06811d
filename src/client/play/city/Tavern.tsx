import { useText } from '#client/i18n/useText.ts';
import { Actions, Deed } from './Actions.tsx';
import { Roster } from './Roster.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The tavern: chooses the members of the party from the roster. */
export function Tavern(visit: Visit) {
  const text = useText(townTexts);
  const { state, names } = visit;
  return (
    <Roster
      {...visit}
      actions={(at, member) => {
        const what = state.party.includes(at) ? 'part' : 'join';
        const label = text(`town.${what}`);
        return (
          <Actions>
            <Deed
              {...visit}
              input={{ do: what, member: at }}
              label={text('town.of', { what: label, name: names.member(member) })}
            >
              {label}
            </Deed>
          </Actions>
        );
      }}
    />
  );
}
