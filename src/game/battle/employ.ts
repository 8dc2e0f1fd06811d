import type { Fight } from '#game/fight/Fight.ts';
import { wearOut } from '#game/spells/employHeld.ts';
import { LEVEL_OF_POWERS, powerOf } from '#game/spells/powerOf.ts';
import { seen } from '#game/state/Member.ts';
import { takeEffect } from './cast.ts';

/** Uses the ordered item of a member, if it still has it. */
export function employ(fight: Fight, seat: number, slot: number, target: number): void {
  const member = fight.fighters[seat]?.hero?.member;
  const held = member?.items[slot];
  const power = member && held ? powerOf(fight.world, member, held) : undefined;
  const at = fight.run.draft.party[seat];
  if (!held || power?.spell === undefined || at === undefined) return;
  fight.sink?.({ kind: 'uses', seat, ...seen(held) });
  for (let time = 0; time < power.times; time++) takeEffect(fight, seat, power.spell, target, true, LEVEL_OF_POWERS);
  fight.throughGame((run) => wearOut(run, at, slot, held.item, power, fight.random));
}
