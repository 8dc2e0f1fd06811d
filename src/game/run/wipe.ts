import { WIPE_ENDS_GAME, WIPE_LEAVES_BODIES } from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { ENDED_BY_WIPE } from '#domain/resources/rules/npcMagicRelated.ts';
import { setFollowers } from '#game/party/followers.ts';
import { isAble } from '#game/state/Member.ts';
import { endSpells } from '#game/walk/lastingSpells.ts';
import { leave } from './leave.ts';
import { changeGold } from './possessions.ts';
import type { Run } from './Run.ts';

/** Whether the party is in a place of danger and nobody of it can do anything. */
export function checkWipe(run: Run): void {
  const { draft } = run;
  if (draft.mode === 'over' || draft.place.floor === 0 || run.members.some(({ member }) => isAble(member))) return;
  draft.mode = 'over';
  draft.pending = null;
  draft.battle = null;
  setFollowers(draft, []);
  run.sink?.({ kind: 'wiped' });
}

/** Whether the game goes on after that. */
export const goesOn = ({ world }: Pick<Run, 'world'>): boolean => world.rules.battle.wipe !== WIPE_ENDS_GAME;

/** Goes on in the city: with what is left of the party, or without it where its bodies stay. */
export function goOn(run: Run): void {
  const { draft, world } = run;
  const { battle, magic } = world.rules;
  const { floor, x, y } = draft.place;
  for (const { at, member } of run.members) {
    run.change(at, {
      items: member.items.filter(({ item }) => !world.items.get(item)?.vanishes_on_wipe),
      ...(battle.wipe === WIPE_LEAVES_BODIES && { lies: { floor, x, y } }),
    });
  }
  if (battle.wipe === WIPE_LEAVES_BODIES) draft.party = [];
  changeGold(run, -Math.floor((draft.gold * battle.wipe_gold_loss) / 100));
  if (magic.continued_ends[ENDED_BY_WIPE]) endSpells(run);
  leave(run);
}
