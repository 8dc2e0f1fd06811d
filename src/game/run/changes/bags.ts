import { CURSED } from '#domain/catalogs/states.ts';
import { undressed, withWorn } from '#game/queries/dressing.ts';
import { found, isCursed } from '#game/queries/possessions.ts';
import { type Held, seen } from '#game/state/Member.ts';
import { relieve } from './health.ts';
import { setMember, type Writers, type Writing } from './write.ts';

type Names = ('put' | 'discard' | 'identify' | 'hand' | 'take') | ('wear' | 'takeOff' | 'break' | 'mend' | 'liftCurse');

/** Changes of items in bags. */
export const bagChanges: Writers<Names> = {
  put: (run, { member: at, held }) => {
    setMember(run, at, { items: [...(run.draft.roster[at]?.items ?? []), held] });
    run.sink?.({ kind: 'got', member: at, ...seen(held) });
  },
  discard: (run, { member: at, slots }) => {
    setMember(run, at, { items: itemsOf(run, at).filter((_, slot) => !slots.includes(slot)) });
  },
  identify: (run, { member: at, slots }) => {
    const known = (held: Held, slot: number) => (slots.includes(slot) ? { ...held, identified: true } : held);
    setMember(run, at, { items: itemsOf(run, at).map(known) });
  },
  hand: (run, { member: at, slot, to }) => {
    const held = itemsOf(run, at)[slot];
    if (!held) return;
    replaceHeld(run, at, slot, undefined);
    setMember(run, to, { items: [...itemsOf(run, to), held] });
  },
  take: (run, { item, count }) => {
    let left = count;
    for (const { at, member } of run.members) {
      const kept = member.items.filter((held) => {
        if (held.item !== item || left <= 0) return true;
        left--;
        run.sink?.({ kind: 'lost', member: at, ...seen(held) });
        return false;
      });
      if (kept.length < member.items.length) setMember(run, at, { items: kept });
    }
  },
  // The item replaces the worn items that clash with it.
  wear: (run, { member: at, slot }) => {
    const member = run.draft.roster[at];
    const held = member?.items[slot];
    if (!member || !held) return;
    setMember(run, at, withWorn(run.world, member, held));
    if (isCursed(run.world, held)) run.sink?.({ kind: 'cursed', member: at, ...seen(held) });
  },
  takeOff: (run, { member: at, slot }) => {
    const member = run.draft.roster[at];
    if (member) setMember(run, at, undressed(member, slot));
  },
  break: (run, { member: at, slot }) => {
    const held = itemsOf(run, at)[slot];
    if (!held) return;
    const { world } = run;
    const becomes = world.items.get(held.item)?.becomes ?? 0;
    const broken: Held | undefined = world.rules.items.broken_item_stays
      ? { ...held, worn: false, broken: true }
      : undefined;
    run.sink?.({ kind: 'broke', member: at, ...seen(held) });
    replaceHeld(run, at, slot, becomes > 0 ? found(world, becomes) : broken);
  },
  mend: (run, { member: at, slot, item }) => {
    const held = itemsOf(run, at)[slot];
    if (!held) return;
    const { broken: _, ...whole } = held;
    const mended = { ...whole, item };
    replaceHeld(run, at, slot, mended);
    run.sink?.({ kind: 'mended', member: at, ...seen(mended) });
  },
  liftCurse: (run, { member: at }) => {
    const off = (held: Held) => (isCursed(run.world, held) ? { ...held, worn: false } : held);
    setMember(run, at, { items: itemsOf(run, at).map(off) });
    relieve(run, at, CURSED);
  },
};

const itemsOf = ({ draft }: Writing, at: number): readonly Held[] => draft.roster[at]?.items ?? [];

/** Replaces an item in a bag; removes it if `by` is undefined. */
function replaceHeld(run: Writing, at: number, slot: number, by: Held | undefined): void {
  setMember(run, at, { items: itemsOf(run, at).flatMap((held, place) => (place === slot ? (by ?? []) : held)) });
}
