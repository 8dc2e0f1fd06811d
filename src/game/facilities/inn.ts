import { AFRAID, ASLEEP, BLINDED, CHARMED, CONFUSED, PETRIFIED, SILENCED } from '#domain/catalogs/states.ts';
import { INN_ROOMS, SPECIAL_ROOM } from '#domain/resources/npc.ts';
import {
  ROOM_NAMES,
  STAYS_UNTIL_HEALED,
  USES_BACK_ALL,
  USES_BACK_HALF,
} from '#domain/resources/rules/fortifiedCitySetting.ts';
import { LEVELS_IN_THE_INN } from '#domain/resources/rules/raceOccupation.ts';
import { mayRise } from '#game/growth/mayGrow.ts';
import type { CounterInput, PlayerInput } from '#game/inputs.ts';
import { countOf } from '#game/queries/isMet.ts';
import { mostHp } from '#game/rules/characterFigures.ts';
import { innStay } from '#game/rules/innStay.ts';
import { npcRoomPrice, roomPrice } from '#game/rules/prices.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAlive, isIn, type Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import type { World } from '#game/world/World.ts';
import { npcHere } from './npcHere.ts';

/** A room of an inn, by code, with its price per night. */
export interface Room {
  readonly room: number;
  readonly price: number;
}

/** A stay of some nights, with the price of each. */
export interface Stay {
  readonly nights: number;
  readonly price: number;
}

/** The rooms available at the party's place. The special room needs its item, and in the city a price. */
export function roomsHere(world: World, state: GameState): Room[] {
  const { rules } = world;
  const npc = npcHere(world, state)?.npc;
  const opener = rules.city.special_room_item;
  const isOpen = opener === 0 || countOf(state, opener) > 0;
  return INN_ROOMS.map(({ code: room }) => ({
    room,
    price: npc ? npcRoomPrice(rules, npc, room) : roomPrice(rules, room),
  }))
    .filter(({ room }) => !npc || npc.inn_rooms[room])
    .filter(({ room, price }) => room !== SPECIAL_ROOM || (isOpen && (npc !== undefined || price > 0)));
}

/** The inputs of an inn: each room for each member that can sleep and can pay for a night. */
export const innInputs = (world: World, state: GameState): PlayerInput[] =>
  partyIn(state)
    .filter(({ member }) => isAlive(member) && !isIn(member, PETRIFIED))
    .flatMap(({ at: member }) =>
      roomsHere(world, state)
        .filter(({ price }) => price <= state.gold)
        .map(({ room }): PlayerInput => ({ do: 'stay', member, room })),
    );

/** The states that end by a stay in an inn. */
const PASSING = [ASLEEP, CONFUSED, AFRAID, SILENCED, BLINDED, CHARMED] as const;

/** Lets a member stay in an inn: it heals, regains spell uses, ages and, by the rules, gains levels. */
export function stay(run: Run, { member: at, room }: Extract<CounterInput, { readonly do: 'stay' }>): void {
  const { world, draft } = run;
  const { rules } = world;
  const member = draft.roster[at];
  const booked = member && stayIn(world, draft, member, room);
  const name = ROOM_NAMES[room];
  if (!booked || name === undefined) return;
  const { hp, days, uses } = rules.city.rooms[name];
  const { nights, price } = booked;
  run.apply({ op: 'pay', gold: nights * price });
  run.sink?.({ kind: 'stayed', member: at, nights });
  run.apply({ op: 'recover', member: at, hp: hp < 0 ? mostHp(world, member) : hp * nights });
  run.apply({ op: 'endStates', member: at, states: PASSING });
  run.apply({ op: 'passDays', member: at, days: nights * days });
  const rested = draft.roster[at];
  if (!rested || !isAlive(rested)) return;
  if (rules.creation.level_where === LEVELS_IN_THE_INN && mayRise(rules, rested)) run.apply({ op: 'rise', member: at });
  restore(run, at, uses);
}

/** The length of a stay: one night or, by the rules, until healed or out of gold; undefined if the room is not available. */
export function stayIn(world: World, state: GameState, member: Member, room: number): Stay | undefined {
  const price = roomsHere(world, state).find((one) => one.room === room)?.price;
  if (price === undefined) return undefined;
  if (world.rules.city.stay_until !== STAYS_UNTIL_HEALED) return { nights: 1, price };
  const wanted = innStay(world.rules, room, mostHp(world, member) - member.hp)?.nights ?? 1;
  return { nights: Math.max(1, price > 0 ? Math.min(wanted, Math.floor(state.gold / price)) : wanted), price };
}

/** Restores spell uses by the rule of the room. */
function restore(run: Run, at: number, back: number): void {
  const member = run.draft.roster[at];
  if (!member || (back !== USES_BACK_ALL && back !== USES_BACK_HALF)) return;
  const { rules, spells } = run.world;
  const full = fullUses(rules, member, spells);
  const more = (school: 'mage' | 'priest') =>
    full[school].map((most, level) => {
      const left = member.uses[school][level] ?? 0;
      return back === USES_BACK_ALL ? most : Math.max(left, Math.min(most, left + Math.ceil(most / 2)));
    });
  run.apply({ op: 'setUses', member: at, uses: { mage: more('mage'), priest: more('priest') } });
}
