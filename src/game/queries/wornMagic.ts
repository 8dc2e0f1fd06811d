import type { Held, Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The codes of all effects of a member's worn items. */
export function wornEffects({ world }: { readonly world: World }, { items }: Member): number[] {
  return items.flatMap((held) =>
    held.worn && (held.identified || world.rules.effects.unidentified_works) ? effectsOf(world, held) : [],
  );
}

/** The codes of an item's effects: its own, and those from its chest. */
export const effectsOf = ({ items }: Pick<World, 'items'>, { item, effects = [] }: Held): number[] => [
  ...(items.get(item)?.magic_effects ?? []),
  ...effects,
];

/** The code of the effect that protects its wearer from pits and traps. */
const PASSES_OVER_TRAPS = 87;
export const passesOverTraps = (run: { readonly world: World }, member: Member): boolean =>
  wornEffects(run, member).includes(PASSES_OVER_TRAPS);
