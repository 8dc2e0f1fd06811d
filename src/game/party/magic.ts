import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { SILENCED } from '#domain/catalogs/states.ts';
import { GOES_IN_LABYRINTH, GOES_ON_FLOOR } from '#domain/resources/spells/positionSpells.ts';
import { IDENTIFIES_ITEM, NAMES_TRAP } from '#domain/resources/spells/searchSpells.ts';
import type { MagicInput, PlayerInput, Unread } from '#game/inputs.ts';
import type { Run } from '#game/run/Run.ts';
import { type CastingPlace, castable } from '#game/spells/Casting.ts';
import { cast } from '#game/spells/castSpell.ts';
import { mayWish, offeredWishes } from '#game/spells/castWish.ts';
import { employHeld } from '#game/spells/employHeld.ts';
import { powerOf } from '#game/spells/powerOf.ts';
import { targetKind } from '#game/spells/targets.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAble, isIn, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The target of spells and items that need none. */
const NO_TARGET = -1;

const placeOf = ({ mode }: Pick<GameState, 'mode'>): CastingPlace => (mode === 'camp' ? 'in_camp' : 'in_labyrinth');

/** The inputs for the spells and items that the party can use out of battles, each with all of its targets except cells. */
export const magicInputs = (world: World, state: GameState): PlayerInput[] =>
  partyIn(state).flatMap(({ at, member }) => [
    ...castableHere(world, state, member).flatMap((spell) =>
      targetsOf(world, state, member, spell).map((target): PlayerInput => ({ do: 'cast', member: at, spell, target })),
    ),
    ...(isAble(member) ? member.items : []).flatMap((held, slot) => {
      const power = powerOf(world, member, held);
      if (!power || !worksHere(world, state, power.spell)) return [];
      const targets =
        power.spell !== undefined
          ? targetsOf(world, state, member, power.spell)
          : power.identifies
            ? member.items.flatMap(({ identified }, other) => (identified ? [] : [other]))
            : [NO_TARGET];
      return targets.map((target): PlayerInput => ({ do: 'use', member: at, slot, target }));
    }),
  ]);

/** The spells that a member can cast at the party's place. */
export const castableHere = (world: World, state: GameState, member: Member): number[] =>
  isAble(member) && !isIn(member, SILENCED)
    ? castable(world, member, placeOf(state)).filter((spell) => worksHere(world, state, spell))
    : [];

/** Whether a spell works in the current mode: at a chest, only spells that reveal its trap do. */
function worksHere({ spells }: World, { mode }: GameState, spell: number | undefined): boolean {
  if (mode !== 'chest') return true;
  return spell !== undefined && categoryOf(spell) === 'search' && spells.get(spell)?.search.does === NAMES_TRAP;
}

/** The possible targets of a spell, except cells. */
function targetsOf(world: World, state: GameState, member: Member, spell: number): readonly number[] {
  const record = world.spells.get(spell);
  if (!record || leadsToCell(world, spell)) return [];
  const seats = state.party.map((_, seat) => seat);
  if (categoryOf(spell) === 'search' && record.search.does === IDENTIFIES_ITEM) return seats;
  switch (targetKind(spell, record)) {
    case 'member':
      return seats;
    case 'wish':
      return mayWish(member, record) ? offeredWishes(state, record) : [];
    case 'group':
      return [];
    default:
      return [NO_TARGET];
  }
}

/** Whether a spell targets a cell (`placeTarget`). There are too many cells to list them as inputs. */
export function leadsToCell({ spells }: World, spell: number): boolean {
  const moves = categoryOf(spell) === 'position' ? spells.get(spell)?.position.moves : undefined;
  return moves === GOES_ON_FLOOR || moves === GOES_IN_LABYRINTH;
}

/** Whether an input casts or uses something that is available, with a valid target. */
export function magicFits(world: World, state: GameState, input: Unread): input is Unread & PlayerInput {
  if (input.do !== 'cast' && input.do !== 'use') return false;
  const isSame = (one: PlayerInput) => Object.entries(one).every(([key, value]) => input[key] === value);
  if (magicInputs(world, state).some(isSame)) return true;
  const one = partyIn(state).find(({ at }) => at === input.member);
  if (!one || !Number.isInteger(input.target) || (input.target as number) < 0) return false;
  const spell =
    input.do === 'cast'
      ? castableHere(world, state, one.member).find((number) => number === input.spell)
      : spellIn(world, one.member, input.slot);
  return spell !== undefined && worksHere(world, state, spell) && leadsToCell(world, spell);
}

function spellIn(world: World, member: Member, slot: unknown): number | undefined {
  const held = typeof slot === 'number' ? member.items[slot] : undefined;
  return held && isAble(member) ? powerOf(world, member, held)?.spell : undefined;
}

/** Casts a spell or uses an item. */
export function doMagic(run: Run, input: MagicInput): void {
  if (input.do === 'cast') cast(run, input.member, input.spell, input.target, placeOf(run.draft));
  else employHeld(run, input.member, input.slot, input.target);
}
