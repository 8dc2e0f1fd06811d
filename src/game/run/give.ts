import { bearersOf, found } from '#game/queries/possessions.ts';
import { seen } from '#game/state/Member.ts';
import type { Run } from './Run.ts';

/**
 * Puts a number of items into the first bags with room. Items that do not exist are ignored.
 * @returns whether there was room for all of them; otherwise none is added
 */
export function give(run: Run, item: number, count: number): boolean {
  return giveTo(run, item, bearersOf(run.world, run.draft, item, count));
}

function giveTo(run: Run, item: number, bearers: readonly number[] | undefined): boolean {
  if (!run.world.items.has(item)) return true;
  const held = found(run.world, item);
  if (!bearers) run.sink?.({ kind: 'bagsFull', ...seen(held) });
  // Each is an object of its own, so that equal items can be distinguished by identity.
  for (const member of bearers ?? []) run.apply({ op: 'put', member, held: { ...held } });
  return bearers !== undefined;
}

/** Takes an item from the party and gives it another one. Returns whether there was room; otherwise nothing changes. */
export function trade(run: Run, given: number, got: number): boolean {
  const { draft, world } = run;
  const lost = run.members
    .flatMap(({ at, member }) => member.items.map((held, slot) => ({ at, member, slot, held })))
    .find(({ held }) => held.item === given);
  const roster = lost
    ? draft.roster.with(lost.at, { ...lost.member, items: lost.member.items.toSpliced(lost.slot, 1) })
    : draft.roster;
  const bearers = bearersOf(world, { party: draft.party, roster }, got, 1);
  if (lost && (bearers || !world.items.has(got))) run.apply({ op: 'discard', member: lost.at, slots: [lost.slot] });
  if (!giveTo(run, got, bearers)) return false;
  if (lost) run.sink?.({ kind: 'lost', member: lost.at, ...seen(lost.held) });
  return true;
}

/** Removes an item that is dropped, sold or lost, and reports it. */
export function loseHeld(run: Run, member: number, slot: number): void {
  const held = run.draft.roster[member]?.items[slot];
  if (!held) return;
  run.apply({ op: 'discard', member, slots: [slot] });
  run.sink?.({ kind: 'lost', member, ...seen(held) });
}
