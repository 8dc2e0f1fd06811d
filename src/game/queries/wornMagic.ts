import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The codes of the magic that somebody wears. */
export function wornEffects({ world }: { readonly world: World }, { items }: Member): number[] {
  return items.flatMap((held) =>
    held.worn && (held.identified || world.rules.effects.unidentified_works) ? effectsOf(world, held) : [],
  );
}

/** The codes of the magic of a thing: what its item has, and what it got in its chest. */
export const effectsOf = ({ items }: Pick<World, 'items'>, { item, effects = [] }: Held): number[] => [
  ...(items.get(item)?.magic_effects ?? []),
  ...effects,
];

/** What worn magic keeps its bearer from pits and traps. */
const PASSES_OVER_TRAPS = 87;
export const passesOverTraps = (run: { readonly world: World }, member: Member): boolean =>
  wornEffects(run, member).includes(PASSES_OVER_TRAPS);
