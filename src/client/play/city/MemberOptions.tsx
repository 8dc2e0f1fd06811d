import { useText } from '#client/i18n/useText.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { partyIn } from '#game/state/GameState.ts';
import { Options } from './Options.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

interface MemberOptionsProps extends Pick<Visit, 'world' | 'state' | 'names'> {
  readonly legend: string;
  /** A place in the roster. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** A choice of a member of the party, each with its hit points. */
export function MemberOptions({ world, state, names, ...options }: MemberOptionsProps) {
  const text = useText(townTexts);
  const party = partyIn(state);
  if (party.length === 0) return <p>{text('town.nobody')}</p>;
  return (
    <Options
      {...options}
      options={party.map(({ at, member }) => {
        const { hp } = characterFigures(world.rules, member, (number) => world.items.get(number));
        return { value: at, label: text('town.memberHp', { name: names.member(member), hp: member.hp, most: hp }) };
      })}
    />
  );
}
