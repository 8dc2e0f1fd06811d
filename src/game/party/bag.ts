import { CURSED } from '#domain/catalogs/states.ts';
import type { BagInput, PlayerInput } from '#game/inputs.ts';
import { canWear, isFree } from '#game/queries/dressing.ts';
import { hasRoom, isCursed, mayDrop } from '#game/queries/possessions.ts';
import { identifyChance } from '#game/rules/identifying.ts';
import { isWearable } from '#game/rules/wearing.ts';
import { loseHeld } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { type Held, isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The inputs for the items of the party while it is undisturbed. */
export const bagInputs = (world: World, state: GameState): PlayerInput[] =>
  partyIn(state).flatMap(({ at, member }) =>
    member.items.flatMap((held, slot): PlayerInput[] => {
      const of = { member: at, slot };
      const others = partyIn(state).filter((one) => one.at !== at && hasRoom(world, one.member, held.item));
      return [
        ...(!held.worn && canWear(world, member, held) ? [{ do: 'wear', ...of } as const] : []),
        ...(held.worn && !isCursed(world, held) && isAble(member) ? [{ do: 'takeOff', ...of } as const] : []),
        ...(mayDrop(world, held) ? [{ do: 'drop', ...of } as const] : []),
        ...(held.worn ? [] : others.map((one): PlayerInput => ({ do: 'hand', ...of, to: one.at }))),
        ...(!held.identified && identifying(world, member, held) > 0 ? [{ do: 'identify', ...of } as const] : []),
      ];
    }),
  );

const identifying = ({ items, rules }: World, member: Member, held: Held): number =>
  isAble(member)
    ? identifyChance(rules, member.job, member.level, items.get(held.item)?.identification_difficulty ?? 0)
    : 0;

/** Performs an input for an item. */
export function handle(run: Run, input: BagInput): void {
  const { member: at, slot } = input;
  const member = run.draft.roster[at];
  const held = member?.items[slot];
  if (!member || !held) return;
  switch (input.do) {
    case 'wear':
    case 'takeOff':
      run.apply({ op: input.do, member: at, slot });
      break;
    case 'drop':
      loseHeld(run, at, slot);
      break;
    case 'hand':
      run.apply({ op: 'hand', member: at, slot, to: input.to });
      break;
    case 'identify':
      identify(run, at, slot, member, held);
  }
}

/** Identifies an item. Touching a cursed one can equip it or make the member cursed. */
function identify(run: Run, at: number, slot: number, member: Member, held: Held): void {
  const { world, random } = run;
  const isKnown = random.chance(identifying(world, member, held));
  run.sink?.({ kind: 'looked', member: at, item: held.item, isKnown });
  if (isKnown) run.apply({ op: 'identify', member: at, slots: [slot] });
  if (!isCursed(world, held) || !random.chance(world.rules.items.identify_touch_curse)) return;
  const one = world.items.get(held.item);
  const looked = run.draft.roster[at];
  const touched = looked?.items[slot];
  if (!looked || !touched) return;
  if (one && isWearable(one) && !touched.broken && isFree(world, looked, touched))
    run.apply({ op: 'wear', member: at, slot });
  else run.apply({ op: 'inflict', member: at, state: CURSED });
}
