import { WIPE_ENDS_GAME, WIPE_LEAVES_BODIES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { ENDED_BY_WIPE } from '#domain/resources/rules/npcMagicRelated.ts';
import type { Run } from '#game/run/Run.ts';
import { isAble } from '#game/state/Member.ts';
import type { Operations } from '#game/state/Operation.ts';

/** Wipes the party out if it is outside of the city and no member is able to act. */
export function checkWipe(run: Run): void {
  const { draft } = run;
  if (draft.mode === 'over' || draft.place.floor === 0 || run.members.some(({ member }) => isAble(member))) return;
  run.apply({ op: 'wipe' });
}

/** Whether the game continues after the party is wiped out. */
export const goesOn = ({ world }: Pick<Run, 'world'>): boolean => world.rules.battle.wipe !== WIPE_ENDS_GAME;

/** Continues in the city after a wipe. By the rules the party loses gold, items and spells, and its bodies stay in the labyrinth. */
export function survive({ draft, world, members }: Run): Operations {
  const { battle, magic } = world.rules;
  const vanishes = ({ item }: { readonly item: number }) => world.items.get(item)?.vanishes_on_wipe === true;
  return [
    ...members.map(({ at, member: { items } }) => {
      const slots = items.flatMap((held, slot) => (vanishes(held) ? slot : []));
      return { op: 'discard', member: at, slots } as const;
    }),
    ...(battle.wipe === WIPE_LEAVES_BODIES ? [{ op: 'leaveBodies' } as const] : []),
    { op: 'pay', gold: Math.floor((draft.gold * battle.wipe_gold_loss) / 100) },
    ...(magic.continued_ends[ENDED_BY_WIPE] ? [{ op: 'endSpells' } as const] : []),
    { op: 'leave' },
  ];
}
