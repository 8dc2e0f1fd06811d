import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import type { Input } from '#game/inputs.ts';
import { powerOf } from '#game/spells/powerOf.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import type { Player } from './Player.ts';
import { wearTheBest } from './wearTheBest.ts';

/** Members with a smaller share of their hit points are healed by a spell, and below the second share by a potion. Per cent. */
const [BY_A_SPELL, BY_A_DRAUGHT] = [70, 45] as const;

/** Makes camp, heals whom the party can heal, and equips what it has found. */
export function tendInCamp(player: Player): void {
  if (!player.offers.some((one) => one.do === 'camp')) return;
  player.do({ do: 'camp' });
  for (let help = helpFor(player); help; help = helpFor(player)) player.do(help);
  wearTheBest(player);
  player.do({ do: 'leave' });
}

/** Returns the best help for the member who is worst off; undefined if nobody needs help that is available. */
function helpFor(player: Player): Input | undefined {
  const offers = player.offers;
  const worst = player.members
    .map(({ member }, seat) => ({ member, seat }))
    .toSorted((one, other) => share(one.member) - share(other.member));
  for (const { member, seat } of worst) {
    const isHurt = isAlive(member) && share(member) < BY_A_SPELL;
    const spell = offers.find((one) => one.do === 'cast' && one.target === seat && mends(player, one.spell, member));
    if (isHurt && spell) return spell;
    const draught = offers.find((one) => {
      if (one.do !== 'use' || one.target !== seat) return false;
      const user = player.state.roster[one.member];
      const held = user?.items[one.slot];
      const power = user && held && powerOf(player.world, user, held);
      return power?.spell !== undefined && mends(player, power.spell, member);
    });
    if (draught && (isAlive(member) ? share(member) < BY_A_DRAUGHT : true)) return draught;
  }
  return undefined;
}

const share = ({ hp, max_hp }: Member): number => (hp * 100) / Math.max(1, max_hp);

/** Whether a spell helps a member: the living are healed, the dead raised. */
function mends({ world }: Player, spell: number, member: Member): boolean {
  if (categoryOf(spell) !== 'recovery') return false;
  const recovery = world.spells.get(spell)?.recovery;
  if (!recovery) return false;
  return isAlive(member) ? recovery.all_hp || recovery.hp.count > 0 : recovery.raises > 0;
}
