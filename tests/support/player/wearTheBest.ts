import { diceResults } from '#domain/dice/diceSpread.ts';
import type { Input } from '#game/inputs.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { reaches } from '#game/rules/reach.ts';
import { clash, mayWear } from '#game/rules/wearing.ts';
import { partyIn } from '#game/state/GameState.ts';
import { type Held, isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import type { Player } from './Player.ts';

/** The worth of a point of armour class in points of damage, in front and behind. */
const [ARMOUR_IN_FRONT, ARMOUR_BEHIND] = [1.2, 0.3] as const;
/** A smaller gain is not worth a change. */
const LEAST_GAIN = 0.1;
/** Approximate armour class of monsters, for how often an attack hits. */
const MET_AC = 6;

/** Returns the strength of an equipped member: its damage from its place in the party, and its armour. */
function strengthOf({ rules, items }: World, member: Member, seat: number): number {
  const figures = characterFigures(rules, member, (number) => items.get(number));
  const isInFront = seat < rules.battle.front_rows;
  const landing = (figures.hit + MET_AC) / 20;
  const damage = reaches(rules, member.job, figures.range, isInFront)
    ? diceResults(figures.damage).expected * figures.blows * landing
    : 0;
  const armour = (10 - figures.ac) * (isInFront ? ARMOUR_IN_FRONT : ARMOUR_BEHIND);
  return damage + armour + (figures.order + figures.spellPower) / 4;
}

/** Returns a member's gain from an item in place of the present one; 0 if it may not wear the item. */
export function gainBy({ world, state }: Player, at: number, item: number): number {
  const member = state.roster[at];
  const one = world.items.get(item);
  if (!member || !one || !isAble(member) || !mayWear(world.rules, one, member)) return 0;
  const isInTheWay = (held: Held) => {
    const other = held.worn ? world.items.get(held.item) : undefined;
    return other !== undefined && clash(one, other);
  };
  const others = member.items.map((held) => (isInTheWay(held) ? { ...held, worn: false } : held));
  const armed = { ...member, items: [...others, { item, worn: true, identified: true }] };
  const seat = partyIn(state).findIndex((other) => other.at === at);
  const gain = strengthOf(world, armed, seat) - strengthOf(world, member, seat);
  return gain > LEAST_GAIN ? gain : 0;
}

/** Members equip what makes them stronger, even if others carry it. */
export function wearTheBest(player: Player): void {
  for (let change = bestChange(player); change.length > 0; change = bestChange(player)) {
    for (const input of change) player.do(input);
  }
}

interface Change {
  readonly gain: number;
  readonly inputs: readonly Input[];
}

/** Returns the inputs of the change with the greatest gain; none if there is no gain. */
function bestChange(player: Player): readonly Input[] {
  const { roster } = player.state;
  const itemAt = (member: number, slot: number): number => roster[member]?.items[slot]?.item ?? 0;
  const changes = player.offers.flatMap((input): Change[] => {
    if (input.do === 'wear') {
      return [{ gain: gainBy(player, input.member, itemAt(input.member, input.slot)), inputs: [input] }];
    }
    if (input.do !== 'hand') return [];
    const slot = roster[input.to]?.items.length ?? 0;
    const gain = gainBy(player, input.to, itemAt(input.member, input.slot));
    return [{ gain, inputs: [input, { do: 'wear', member: input.to, slot }] }];
  });
  const [best] = changes.filter(({ gain }) => gain > 0).toSorted((one, other) => other.gain - one.gain);
  return best?.inputs ?? [];
}
