import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { labelBranch } from '#client/play/words/labelBranch.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { SPELL_SCHOOLS } from '#domain/catalogs/spells.ts';
import type { MagicInput } from '#game/inputs.ts';
import { castableHere, leadsToCell } from '#game/party/magic.ts';
import { usesLeft } from '#game/spells/Casting.ts';
import { placeTarget } from '#game/spells/castPosition.ts';
import type { Member } from '#game/state/Member.ts';
import { Actions, Deed } from './Actions.tsx';
import { MemberOptions } from './MemberOptions.tsx';
import { Select } from './Select.tsx';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The spells that members of the party can cast here, each with its possible targets. */
export function Magic(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const [chosen, setChosen] = useState(state.party[0] ?? -1);
  const member = state.roster[chosen];
  const spells = member ? castableHere(world, state, member) : [];
  return (
    <>
      <MemberOptions {...visit} legend={text('town.caster')} chosen={chosen} onChoose={setChosen} />
      {member && spells.length === 0 && <p>{text('town.magic.none', { name: names.member(member) })}</p>}
      {member && spells.length > 0 && (
        <TownTable
          label={text('town.magic')}
          heads={[text('town.spell'), text('town.school'), text('town.usesLeft'), text('town.deeds')]}
        >
          {spells.map((spell) => (
            <SpellRow key={spell} {...visit} at={chosen} member={member} spell={spell} />
          ))}
        </TownTable>
      )}
    </>
  );
}

interface SpellRowProps extends Visit {
  readonly at: number;
  readonly member: Member;
  readonly spell: number;
}

function SpellRow({ at, member, spell, ...visit }: SpellRowProps) {
  const { world, names, inputs } = visit;
  const text = useText(townTexts);
  const record = world.spells.get(spell);
  if (!record) return null;
  const offered = inputs.filter(
    (input): input is MagicInput => input.do === 'cast' && input.member === at && input.spell === spell,
  );
  return (
    <tr>
      <th scope="row">{names.spell(spell)}</th>
      <td>
        {text('town.spell.level', {
          school: SPELL_SCHOOLS[record.school]?.label[names.language] ?? '',
          level: record.level,
        })}
      </td>
      <td data-number data-head={text('town.usesLeft')}>
        {usesLeft(member, spell, record)}
      </td>
      <td data-actions>
        {leadsToCell(world, spell) ? (
          <Cell {...visit} cast={(target) => ({ do: 'cast', member: at, spell, target })} />
        ) : (
          <Targets {...visit} inputs={offered} name={names.spell(spell)} />
        )}
      </td>
    </tr>
  );
}

/** The targets of a spell or item: a button for each, or a single one if there is nothing to choose. */
export function Targets({
  inputs,
  name,
  ...visit
}: Omit<Visit, 'inputs'> & { readonly inputs: readonly MagicInput[]; readonly name: string }) {
  const text = useText(townTexts, playTexts);
  return (
    <Actions>
      {inputs.map((input) => {
        const { target } = input;
        const label =
          inputs.length === 1 && target < 0
            ? text(`play.do.${input.do}`)
            : labelBranch({ ...visit, text }, { field: 'target', value: target, options: [input] });
        return (
          <Deed key={target} {...visit} input={input} label={text('town.of', { what: label, name })}>
            {label}
          </Deed>
        );
      })}
    </Actions>
  );
}

interface CellProps extends Visit {
  readonly cast: (target: number) => MagicInput;
}

/** Chooses the cell to which a spell teleports. */
function Cell({ cast, ...visit }: CellProps) {
  const { world, state, names } = visit;
  const text = useText(townTexts, playTexts);
  const [floor, setFloor] = useState(state.place.floor);
  const [x, setX] = useState(state.place.x);
  const [y, setY] = useState(state.place.y);
  const labyrinth = world.labyrinthOf.get(state.place.floor);
  const floors = [...world.floors.keys()].filter((number) => world.labyrinthOf.get(number) === labyrinth);
  const numbers = Array.from({ length: world.floors.get(floor)?.size ?? 0 }, (_, value) => ({
    value,
    label: `${value}`,
  }));
  return (
    <Actions>
      <Select
        label={text('town.floor')}
        options={floors.map((value) => ({ value, label: names.floor(value) }))}
        chosen={floor}
        onChoose={setFloor}
      />
      <Select label="x" options={numbers} chosen={x} onChoose={setX} />
      <Select label="y" options={numbers} chosen={y} onChoose={setY} />
      <Deed {...visit} input={cast(placeTarget({ floor, x, y }))}>
        {text('play.do.cast')}
      </Deed>
    </Actions>
  );
}
