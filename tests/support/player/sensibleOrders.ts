import { UNDEAD } from '#domain/catalogs/monsterFamilies.ts';
import { categoryOf } from '#domain/catalogs/spellCategories.ts';
import { MAGE } from '#domain/catalogs/spells.ts';
import { GROUP_OF_ENEMIES } from '#domain/catalogs/spellTerms.ts';
import { diceResults } from '#domain/dice/diceSpread.ts';
import { HEALS_ONE } from '#domain/resources/spells/recoverySpells.ts';
import type { Order } from '#game/inputs.ts';
import { ordersIn } from '#game/modes/battle.ts';
import { powerOf } from '#game/spells/powerOf.ts';
import { firstSeat, GROUP_SEATS } from '#game/state/BattleState.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The number of a spell of sleep. */
const SLEEP = 6;
/** Members with a smaller share of their hit points are healed. Per cent. */
const HURT = 45;
/** An attack spell is cast at this many monsters, or at monsters worth this much experience. */
const [MANY, WORTHY] = [3, 5000] as const;

interface Group {
  readonly group: number;
  readonly count: number;
  readonly hp: number;
  readonly isUndead: boolean;
  readonly experience: number;
}

/**
 * Chooses the orders of a careful player for a round: heal the wounded, put many monsters to sleep or burn them, and strike the weakest
 * group.
 */
export function sensibleOrders(world: World, state: GameState): readonly Order[] {
  const groups = groupsOf(world, state);
  const members = partyIn(state);
  const hurt = members.flatMap(({ member }, seat) => (isAlive(member) && share(member) < HURT ? [seat] : []));
  const helped = new Set<number>();
  let isAsleep = (state.battle?.round ?? 0) > 0;
  return ordersIn(world, state).map((choices, seat) => {
    const member = members[seat]?.member;
    const [waiting] = choices;
    if (!member || !waiting) return { act: 'wait' };
    const healed = hurt.find((one) => !helped.has(one));
    const healing = healed === undefined ? undefined : choices.find((one) => healsWith(world, member, one, healed));
    if (healing && healed !== undefined) {
      helped.add(healed);
      return healing;
    }
    const dispelling = choices.find((one) => one.act === 'dispel' && isUndead(groups, one.group));
    if (dispelling && hurt.length === 0) return dispelling;
    const sleep = isAsleep ? undefined : choices.find((one) => one.act === 'cast' && one.spell === SLEEP);
    if (sleep?.act === 'cast' && total(groups) >= MANY) {
      isAsleep = true;
      const [largest] = groups.toSorted((one, other) => other.count - one.count);
      return choices.find((one) => isCast(one, SLEEP, largest?.group ?? 0)) ?? sleep;
    }
    return bestSpell(world, choices, groups) ?? blow(choices, groups) ?? waiting;
  });
}

const share = ({ hp, max_hp }: Member): number => (hp * 100) / Math.max(1, max_hp);
const total = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);
const isUndead = (groups: readonly Group[], at: number): boolean =>
  groups.some(({ group, isUndead: is }) => group === at && is);
const isCast = (order: Order, spell: number, target: number): boolean =>
  order.act === 'cast' && order.spell === spell && order.target === target;

function groupsOf({ monsters }: World, { battle }: GameState): Group[] {
  return (battle?.groups ?? []).flatMap(({ monster }, group) => {
    const hp = battle?.hp.slice(firstSeat(group), firstSeat(group) + GROUP_SEATS).filter((one) => one > 0) ?? [];
    const record = monsters.get(monster);
    if (hp.length === 0 || !record) return [];
    const sum = hp.reduce((all, one) => all + one, 0);
    return [
      {
        ...{ group, count: hp.length, hp: sum, isUndead: record.family === UNDEAD, experience: record.experience },
      },
    ];
  });
}

/** Whether an order heals a member, by a spell or by an item. */
function healsWith(world: World, member: Member, order: Order, seat: number): boolean {
  if ((order.act !== 'cast' && order.act !== 'use') || order.target !== seat) return false;
  const held = order.act === 'use' ? member.items[order.slot] : undefined;
  const spell = order.act === 'cast' ? order.spell : held && powerOf(world, member, held)?.spell;
  if (spell === undefined || categoryOf(spell) !== 'recovery') return false;
  const recovery = world.spells.get(spell)?.recovery;
  return recovery?.target === HEALS_ONE && (recovery.all_hp || diceResults(recovery.hp).expected > 0);
}

/** Returns the most damaging spell, if it is worth a use. */
function bestSpell(world: World, choices: readonly Order[], groups: readonly Group[]): Order | undefined {
  const isWorthIt = total(groups) >= MANY || groups.some(({ experience }) => experience >= WORTHY);
  if (!isWorthIt) return undefined;
  const worth = choices.flatMap((order) => {
    if (order.act !== 'cast' || categoryOf(order.spell) !== 'attack') return [];
    const record = world.spells.get(order.spell);
    if (!record || (record.school !== MAGE && record.level < 2)) return [];
    const { damage, target } = record.attack;
    const aimed = groups.filter(({ group }) => order.target < 0 || group === order.target);
    const struck = target < GROUP_OF_ENEMIES ? Math.min(1, aimed.length) : total(aimed);
    return [{ order, damage: diceResults(damage).expected * struck }];
  });
  return worth.toSorted((one, other) => other.damage - one.damage)[0]?.order;
}

/** Returns an attack on the group that falls soonest. */
function blow(choices: readonly Order[], groups: readonly Group[]): Order | undefined {
  const weakness = (order: Order) =>
    order.act === 'strike' ? (groups.find(({ group }) => group === order.group)?.hp ?? 0) : 0;
  return (
    choices.filter(({ act }) => act === 'strike').toSorted((one, other) => weakness(one) - weakness(other))[0] ??
    choices.find(({ act }) => act === 'parry')
  );
}
