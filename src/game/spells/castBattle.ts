import { ALL_ENEMIES, ALL_FRIENDS, GROUP_OF_ENEMIES } from '#domain/catalogs/spellTerms.ts';
import { BANISH, HASTE, HOLD, MIGHT, SCREENS, SMOKE, SUMMON } from '#domain/resources/spells/battleSpells.ts';
import { arrive } from '#game/fight/startBattle.ts';
import { ALLY_SEATS, PARTY_SEATS } from '#game/state/BattleState.ts';
import type { BattleCast } from './Casting.ts';
import { enemiesOf, friendsOf, isKeptOff } from './targets.ts';

const DOES: Readonly<Record<number, (cast: BattleCast) => void>> = {
  [SCREENS]: breakScreens,
  [BANISH]: banish,
  [HASTE]: lastOnFriends,
  [MIGHT]: lastOnFriends,
  [HOLD]: hold,
  [SUMMON]: summon,
  [SMOKE]: ({ fight, seat, spell, record }) => fight.last({ seat, spell, rounds: record.battle.rounds }),
};

/** Casts a battle spell other than damage. */
export function castBattle(cast: BattleCast): void {
  DOES[cast.record.battle.does]?.(cast);
}

function breakScreens(cast: BattleCast): void {
  const { fight, record } = cast;
  for (const seat of enemiesOf(cast, ALL_ENEMIES)) {
    fight.battle.screens[seat] = Math.max(0, (fight.battle.screens[seat] ?? 0) - record.battle.screen_points);
  }
}

/** Banishes monsters of some families. Whether the party gets their experience depends on the rule for dispelled monsters. */
function banish(cast: BattleCast): void {
  const { fight, record, random } = cast;
  const { families, rate } = record.battle;
  for (const seat of enemiesOf(cast, GROUP_OF_ENEMIES)) {
    const family = fight.fighters[seat]?.monster?.family;
    if (family === undefined || !families[family as never] || isKeptOff(cast, seat, () => {})) continue;
    if (random.chance(rate)) fight.dispel(seat);
  }
}

function lastOnFriends(cast: BattleCast): void {
  const { fight, spell, record } = cast;
  for (const seat of friendsOf(cast, ALL_FRIENDS)) {
    fight.unlast(seat, spell);
    fight.last({ seat, spell, rounds: record.battle.rounds });
  }
}

function hold(cast: BattleCast): void {
  const { fight, spell, record, random } = cast;
  for (const seat of enemiesOf(cast, ALL_ENEMIES)) {
    if (!isKeptOff(cast, seat, () => {}) && random.chance(record.battle.rate)) {
      fight.last({ seat, spell, rounds: record.battle.rounds });
    }
  }
}

/** Summons allies that the rules list for the level of the spell, drawn by weight. */
function summon({ fight, record, random, againstFoes }: BattleCast): void {
  const { rules, world, battle } = fight;
  const answering = rules.summons.filter(
    ({ spell_level, monster }) =>
      spell_level === record.level && (world.monsters.get(monster)?.level ?? Infinity) <= record.battle.summon_level,
  );
  if (!againstFoes || answering.length === 0 || !random.chance(record.battle.rate)) return;
  for (let called = 0; called < rules.learning.summon_count; called++) {
    const drawn = answering[random.pick(answering.map(({ weight }) => weight))]?.monster;
    const empty = Array.from({ length: ALLY_SEATS }, (_, at) => PARTY_SEATS + at).find((seat) => !fight.isHere(seat));
    if (drawn === undefined || empty === undefined) return;
    battle.allies = Object.assign([...battle.allies], { [empty - PARTY_SEATS]: drawn });
    arrive(fight, empty, drawn);
    fight.sink?.({ kind: 'summoned', seat: empty, monster: drawn });
  }
}
