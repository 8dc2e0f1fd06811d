import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { AC_BETTER } from '#domain/resources/spells/acSpells.ts';
import { HASTE, MIGHT } from '#domain/resources/spells/battleSpells.ts';
import { WARD } from '#domain/resources/spells/continuedSpells.ts';
import { lastsOf } from '#game/queries/lastingSpells.ts';
import { isFoe } from '#game/state/BattleState.ts';
import type { Fight } from './Fight.ts';

/** The improvement of the armour class by a wish. */
const WISHED_AC = 10;

/** A sum of spells of the same kind: the best one counts, and those that stack are added. */
class Amount {
  #best = 0;
  #stacked = 0;

  add(amount: number, stacks: boolean): void {
    if (stacks) this.#stacked += amount;
    else this.#best = Math.max(this.#best, amount);
  }

  get total(): number {
    return this.#best + this.#stacked;
  }
}

/** Sums the lasting spells on a fighter. @param ownAc its armour class without them */
export function lastingChanges(
  { battle, world, run }: Fight,
  seat: number,
  ownAc: number,
): { readonly ac: number; readonly might: number; readonly haste: number } {
  const [better, worse] = [new Amount(), new Amount()];
  let [might, haste] = [0, 0];
  // The strongest spell sets the limit of the armour class.
  let bestAc = ownAc;
  if (!isFoe(seat)) {
    const ward = lastsOf(world, run.draft, WARD)?.amount ?? 0;
    better.add(ward, true);
    bestAc -= ward;
  }
  for (const one of battle.lasting) {
    if (one.seat !== seat || one.state !== undefined) continue;
    const spell = world.spells.get(one.spell);
    if (!spell) continue;
    switch (categoryOf(one.spell)) {
      case 'ac':
        if (spell.ac.direction === AC_BETTER) {
          better.add(spell.ac.amount, spell.ac.stacks);
          bestAc = Math.min(bestAc, spell.ac.best_ac);
        } else worse.add(spell.ac.amount, spell.ac.stacks);
        break;
      case 'attack':
        worse.add(spell.attack.worsens_ac, true);
        break;
      case 'wish':
        better.add(WISHED_AC, false);
        bestAc = Math.min(bestAc, ownAc - WISHED_AC);
        break;
      case 'battle':
        if (spell.battle.does === MIGHT) might += spell.battle.amount;
        if (spell.battle.does === HASTE) haste += spell.battle.amount;
        break;
      default:
    }
  }
  return { ac: Math.max(bestAc, ownAc - better.total) + worse.total, might, haste };
}
