import { POISONED } from '#domain/catalogs/states.ts';
import { FLOOR_MARK } from '#domain/map/cell.ts';
import { readField } from '#domain/map/floorGrid.ts';
import { wornEffects } from '#game/queries/wornMagic.ts';
import { walkedHp } from '#game/rules/walking.ts';
import type { Run } from '#game/run/Run.ts';
import type { Harm } from '#game/state/Change.ts';
import { isIn } from '#game/state/Member.ts';

/** The codes of floor marks that have an effect on steps. */
const [WATER, FLAME] = [1, 2];
/** The damage of flames per step. */
const FLAME_DAMAGE = 1;
/** The codes of effects that heal and that wound their wearer while walking. */
const [HEALS, WOUNDS] = [82, 83];

/** Applies the effects of one step: continued spells count down, poison and flames do damage, and worn magic works. */
export function payForStep(run: Run): void {
  const { draft, world, floor } = run;
  run.apply({ op: 'countStep' });
  // The mark of the cell counts, or otherwise the ground of the floor.
  const mark = floor ? groundAt(run) : 0;
  run.sink?.({ kind: 'stepped', wades: mark === WATER });
  const { poison_rate, poison_damage } = world.rules.battle;
  const worn = walkedHp(world.rules, draft.walked) - walkedHp(world.rules, draft.walked - 1);
  for (const { at, member } of run.members) {
    const damage = (hp: number, by: Harm) => run.apply({ op: 'damage', member: at, hp, by });
    if (isIn(member, POISONED) && run.random.chance(poison_rate)) damage(poison_damage, 'poison');
    if (mark === FLAME) damage(FLAME_DAMAGE, 'flame');
    if (worn === 0) continue;
    const effects = wornEffects(run, member);
    if (effects.includes(HEALS)) run.apply({ op: 'recover', member: at, hp: worn });
    if (effects.includes(WOUNDS)) damage(worn, 'worn');
  }
}

function groundAt({ floor, draft }: Run): number {
  if (!floor) return 0;
  const { x, y } = draft.place;
  return (readField(floor.grid, 'floor_id', x, y) & FLOOR_MARK.mask) >> FLOOR_MARK.shift || floor.settings.floor;
}
