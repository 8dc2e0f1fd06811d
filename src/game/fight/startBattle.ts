import { EVIL } from '#domain/catalogs/adventurers.ts';
import { BREAKS_SPELLS, TURNS_BACK } from '#domain/catalogs/monsterTraits.ts';
import { type Random, STREAM } from '#game/random/Random.ts';
import { surpriseShares } from '#game/rules/surprise.ts';
import type { Run } from '#game/run/Run.ts';
import { ALLY_SEATS, type BattleState, firstSeat, PARTY_SEATS, type Surprise } from '#game/state/BattleState.ts';
import type { Follower } from '#game/state/GameState.ts';
import type { BattleSetup } from '#game/state/Operation.ts';
import { type Comers, drawFoes } from './drawFoes.ts';
import { Fight } from './Fight.ts';
import { identify } from './identify.ts';

/** Starts a battle before its first round and stores it in the game; undefined if no enemies appear. */
export function startBattle(
  run: Run,
  setup: BattleSetup,
  random: Random = run.stream(STREAM.battle),
): Fight | undefined {
  const comers = drawFoes(run, setup.foes, random);
  const [leader] = comers;
  if (!leader) return undefined;
  const isFriendly = setup.isFriendly || areFriendly(run, leader, random);
  const surprise = isFriendly ? 'nobody' : setup.surprise === 'monsters' ? 'monsters' : drawSurprise(run, random);
  const seats = firstSeat(comers.length);
  const none = () => new Array<number>(seats).fill(0);
  const battle: BattleState = {
    round: 0,
    surprise,
    canFlee: setup.canFlee,
    isFriendly,
    groups: comers.map(({ monster }) => ({ monster, isKnown: false })),
    allies: followersIn(run).map(({ monster }) => monster),
    hp: none(),
    mostHp: none(),
    states: none(),
    screens: none(),
    lasting: [],
    hidden: [],
    felled: 0,
    experience: 0,
  };
  run.sink?.({ kind: 'battle' });
  if (isFriendly) run.sink?.({ kind: 'friendly' });
  if (surprise !== 'nobody') run.sink?.({ kind: 'surprised', by: surprise });
  const fight = new Fight(run, battle, random);
  for (const [group, { monster, count }] of comers.entries()) {
    for (let seat = firstSeat(group); seat < firstSeat(group) + count; seat++) arrive(fight, seat, monster);
  }
  for (const [at, { monster, hp, most }] of followersIn(run).entries()) {
    comeTo(fight, PARTY_SEATS + at, monster, hp);
    fight.battle.mostHp[PARTY_SEATS + at] = most;
  }
  for (let seat = 0; seat < PARTY_SEATS; seat++) raiseScreen(fight, seat);
  identify(fight);
  fight.store();
  return fight;
}

/** Adds a monster at an empty seat, with rolled hit points. */
export function arrive(fight: Fight, seat: number, number: number): void {
  const monster = fight.world.monsters.get(number);
  if (!monster) return;
  comeTo(fight, seat, number, Math.max(1, fight.random.roll(monster.hp)));
}

function comeTo(fight: Fight, seat: number, number: number, hp: number): void {
  fight.arrive(seat, number, hp);
  raiseScreen(fight, seat);
}

/** The previously summoned allies that still exist in the scenario. */
const followersIn = ({ draft, world }: Run): readonly Follower[] =>
  (draft.followers ?? []).filter(({ monster }) => world.monsters.has(monster)).slice(0, ALLY_SEATS);

/** Gives a magic screen to fighters that are warded from spells, or that cancel or reflect them. */
function raiseScreen(fight: Fight, seat: number): void {
  const fighter = fight.fighters[seat];
  const traits = fighter?.monster?.special_effects;
  const isScreened = fighter?.hero?.wards.spells || traits?.[BREAKS_SPELLS] || traits?.[TURNS_BACK];
  fight.battle.screens[seat] = isScreened ? fight.rules.effects.magic_screen : 0;
}

/** Whether possibly friendly monsters are friendly. They never are to a party with an evil member. */
function areFriendly({ world, floor, members }: Run, leader: Comers, random: Random): boolean {
  const mayBe = world.monsters.get(leader.monster)?.friendly && !floor?.settings.no_friendly_monsters;
  if (!mayBe || members.some(({ member }) => member.alignment === EVIL)) return false;
  return random.chance(world.rules.battle.friendly_rate);
}

function drawSurprise({ world }: Run, random: Random): Surprise {
  const { party, monsters, nobody } = surpriseShares(world.rules);
  return (['party', 'monsters', 'nobody'] as const)[random.pick([party, monsters, nobody])] ?? 'nobody';
}
