// Each of the 79 spells has its default effect.
import { describe, expect, test } from 'vitest';
import { SUMMON_ROWS } from '#domain/catalogs/ruleRows.ts';
import { SPELLS } from '#domain/catalogs/spells.ts';
import { SPELL_STATE } from '#domain/catalogs/spellTerms.ts';
import {
  AFRAID,
  ASHES,
  ASLEEP,
  CHARMED,
  CONFUSED,
  DEAD,
  PARALYZED,
  PETRIFIED,
  POISONED,
  SILENCED,
} from '#domain/catalogs/states.ts';
import { BORDER, type Cell } from '#domain/map/cell.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { WISH } from '#domain/resources/spells/wishSpells.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { takeEffect } from '#game/battle/cast.ts';
import { flee } from '#game/battle/flee.ts';
import type { Monster } from '#game/fight/Fighter.ts';
import { wardAgainst } from '#game/fight/withstand.ts';
import type { Report } from '#game/reports.ts';
import { Run } from '#game/run/Run.ts';
import type { CastingPlace } from '#game/spells/Casting.ts';
import { placeTarget } from '#game/spells/castPosition.ts';
import { cast } from '#game/spells/castSpell.ts';
import { firstSeat, PARTY_SEATS } from '#game/state/BattleState.ts';
import { bitsOf, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { event } from '../../domain/map/sampleFloor.ts';
import { battleWorld, constantFight, hp } from '../battle/sampleBattle.ts';
import { gameAt, sampleWorld, walled, written } from '../sampleWorld.ts';
import { sampleMembers } from '../state/sampleGame.ts';

const [FOE, NEXT] = [firstSeat(0), firstSeat(1)];
/** The seat of the mage. */
const CASTER = 4;
const UNDEAD = 10;
const strong: Partial<Member> = { level: 20, hp: 50, max_hp: 90 };
const everybody = Object.fromEntries(sampleMembers.map((_, seat) => [seat, strong]));

/** Casts a spell in a battle: two enemies of level 1 and one behind them, against a party of level 20. */
function inBattle(spell: number, isLow: boolean, { target = 0, foe = {}, members = {} }: BattleTrial = {}) {
  const one = { ...hp(200), level: 1, ...foe };
  const world = battleWorld({
    monsters: [one, one, { ...hp(9), level: 3 }],
    rules: { flee_base: 0 },
    records: {
      remember_and_summon_spell: {
        [SUMMON_ROWS.first]: written(rememberAndSummonSpell, SUMMON_ROWS.first, {
          monster: 3,
          spell_level: 6,
          weight: 1,
        }),
      },
    },
  });
  const made = constantFight(world, { count: 2, members: { ...everybody, ...members } }, isLow);
  takeEffect(made.fight, CASTER, spell, target);
  return made;
}
interface BattleTrial {
  readonly target?: number;
  readonly foe?: Partial<Monster>;
  readonly members?: Readonly<Record<number, Partial<Member>>>;
}

/** Expects a state on a number of fighters of a group of two. */
const brings = (spell: number, state: number, count: number) => () => {
  const { fight } = inBattle(spell, true);
  expect([FOE, FOE + 1, NEXT].filter((seat) => fight.has(seat, state))).toHaveLength(count);
};
const fells = (spell: number, count: number) => () => {
  const { fight } = inBattle(spell, true, { foe: { experience: 5 } });
  expect([fight.battle.felled, fight.battle.experience]).toEqual([count, 5 * count]);
};
/** Expects maximum damage without saving throws: to one, a group of two, or all. */
const hurts = (spell: number, count: number, most: number) => () => {
  const { fight } = inBattle(spell, false);
  const lost = [FOE, FOE + 1, NEXT].map((seat) => 200 - (fight.battle.hp[seat] ?? 0)).filter((hit) => hit > 0);
  expect(lost).toEqual(Array.from({ length: Math.min(3, count) }, () => most));
};
const armours =
  (spell: number, change: number, seats: readonly number[], target = 0) =>
  () => {
    const { fight } = inBattle(spell, true, { target });
    const all = [0, 1, 2, 3, 4, 5, FOE, FOE + 1, NEXT];
    expect(all.filter((seat) => fight.ac[seat] !== 10)).toEqual(seats);
    for (const seat of seats) expect(fight.ac[seat]).toBe(10 + change);
  };
const PARTY = [0, 1, 2, 3, 4, 5];
const wards = (spell: number, danger: 'fire' | 'cold' | 'lightning' | 'sleep' | 'charm') => () => {
  const { fight } = inBattle(spell, true);
  expect(PARTY.map((seat) => wardAgainst(fight, seat, danger))).toEqual([50, 50, 50, 50, 50, 50]);
};

/** Casts a spell outside of battles on a floor with a hidden door, a lock ahead and a chest. */
function onTheWay(spell: number, trial: WayTrial = {}) {
  const { target = -1, place = 'in_labyrinth', game, members = {}, cells = {} } = trial;
  const world = sampleWorld({
    floors: { 1: walled({ '2,2': { east: BORDER.hiddenDoor, north: BORDER.lockedDoor }, ...cells }), 2: walled({}) },
    records: {
      item: { 1: written(item, 1, { becomes: 2 }), 2: written(item, 2, {}) },
      treasure_chest: { 1: treasureChest.blank },
      monster: { 1: monster.blank },
    },
  });
  const roster = sampleMembers.map((member, seat) => ({ ...member, ...members[seat] }));
  const uses = Array.from({ length: 12 }, () => 9);
  const caster = {
    ...(roster[CASTER] as Member),
    level: 30,
    ...members[CASTER],
    known: bitsOf([spell]),
    uses: { mage: uses, priest: uses },
  };
  const begun = gameAt(world, { x: 2, y: 2 }, { roster: roster.with(CASTER, caster), party: PARTY });
  const state = { ...begun, ...game?.(begun) };
  const reports: Report[] = [];
  const run = new Run(world, state, (report) => reports.push(report));
  const isCast = cast(run, CASTER, spell, target, place);
  return { run, reports, isCast, kinds: reports.map(({ kind }) => kind), roster: run.draft.roster };
}
interface WayTrial {
  readonly target?: number;
  readonly place?: CastingPlace;
  readonly game?: (game: GameState) => Partial<GameState>;
  readonly members?: Readonly<Record<number, Partial<Member>>>;
  readonly cells?: Readonly<Record<string, Partial<Cell>>>;
}
const goesOn = (spell: number, steps: number) => () => {
  const { run } = onTheWay(spell);
  expect(run.draft.spells).toEqual([{ spell, steps }]);
};
const inCamp = (spell: number, member: Partial<Member>, target = 0) =>
  onTheWay(spell, { place: 'in_camp', target, members: { [target]: member } });
const heals = (spell: number, least: number, most: number) => () => {
  const healed = inCamp(spell, { hp: 1, max_hp: 99 }).roster[0]?.hp ?? 0;
  expect(healed - 1).toBeGreaterThanOrEqual(least);
  expect(healed - 1).toBeLessThanOrEqual(most);
};
const cures =
  (spell: number, ...states: readonly number[]) =>
  () => {
    const { roster } = inCamp(spell, { states: bitsOf([...states, AFRAID]) });
    expect(roster[0]?.states).toEqual(bitsOf([AFRAID]));
  };

const TRIALS: Readonly<Record<number, () => void>> = {
  1: () => expect(onTheWay(1).reports.at(-1)).toMatchObject({ kind: 'coordinates', place: { x: 2, y: 2 } }),
  2: () => expect(onTheWay(2).reports.at(-1)).toEqual({ kind: 'map', radius: 7 }),
  3: () => {
    const seen = () => ({ seen: { 1: bitsOf([5 * 24 + 5]) } });
    const target = placeTarget({ floor: 1, x: 5, y: 5 });
    expect(onTheWay(3, { target, game: seen }).run.draft.place).toMatchObject({ x: 5, y: 5 });
    // The cell was not visited, is too far away, or is in a zone without position magic.
    expect(onTheWay(3, { target }).kinds).toContain('warded');
    const far = placeTarget({ floor: 1, x: 15, y: 5 });
    expect(onTheWay(3, { target: far, game: () => ({ seen: { 1: bitsOf([5 * 24 + 15]) } }) }).kinds).toContain(
      'warded',
    );
    expect(onTheWay(3, { target, game: seen, cells: { '5,5': { floor_id: 2 } } }).kinds).toContain('warded');
  },
  4: () => {
    const target = placeTarget({ floor: 2, x: 5, y: 5 });
    const { run } = onTheWay(4, { target, game: () => ({ seen: { 2: bitsOf([5 * 24 + 5]) } }) });
    expect(run.draft.place).toMatchObject({ floor: 2, x: 5, y: 5 });
  },
  5: () => expect(onTheWay(5).run.draft.mode).toBe('city'),
  6: brings(6, ASLEEP, 2),
  7: () => {
    const { fight } = inBattle(7, true);
    expect([fight.canAct(FOE), fight.canAct(FOE + 1), fight.canAct(NEXT)]).toEqual([false, false, true]);
  },
  8: brings(8, SILENCED, 2),
  9: brings(9, PARALYZED, 2),
  10: brings(10, CONFUSED, 2),
  11: brings(11, CHARMED, 1),
  12: () => {
    const { fight } = inBattle(12, true);
    expect([fight.isHere(FOE), fight.isHere(NEXT), fight.battle.felled]).toEqual([false, true, 0]);
    const deep = inBattle(12, true, { foe: { level: 9 } }).fight;
    expect(deep.isHere(FOE)).toBe(true);
  },
  13: () => {
    fells(13, 2)();
    // Above level 8 the target takes 2d8.
    expect(inBattle(13, false, { foe: { level: 9 } }).fight.battle.hp[FOE]).toBe(184);
  },
  14: fells(14, 1),
  15: fells(15, 1),
  16: fells(16, 2),
  17: () => expect(inBattle(17, true).fight.isUnder(FOE, SPELL_STATE.dulled)).toBe(true),
  18: hurts(18, 1, 8),
  19: hurts(19, 1, 8),
  20: hurts(20, 1, 16),
  21: hurts(21, 2, 8),
  22: hurts(22, 2, 24),
  23: hurts(23, 2, 24),
  24: hurts(24, 2, 36),
  25: hurts(25, 1, 48),
  26: hurts(26, 1, 48),
  27: () => {
    hurts(27, 2, 48)();
    expect(inBattle(27, false).fight.ac[FOE]).toBe(12);
  },
  28: hurts(28, 2, 48),
  29: hurts(29, 2, 48),
  30: hurts(30, 2, 48),
  31: hurts(31, 4, 48),
  32: () => {
    hurts(32, 1, 80)();
    // Half of the damage heals the caster.
    expect(inBattle(32, false).fight.battle.hp[CASTER]).toBe(90);
  },
  33: hurts(33, 2, 80),
  34: hurts(34, 4, 120),
  35: hurts(35, 4, 108),
  36: armours(36, -2, [CASTER]),
  37: armours(37, -2, [1], 1),
  38: armours(38, -2, PARTY),
  39: armours(39, -4, PARTY),
  40: armours(40, 2, [FOE, FOE + 1]),
  41: armours(41, 4, [FOE, FOE + 1]),
  42: armours(42, -4, [CASTER]),
  43: armours(43, -6, PARTY),
  44: () => {
    const operation = { op: 'latch', chest: 1, trap: 5, opened: [] } as const;
    const { reports } = onTheWay(44, { game: () => ({ pending: { operation, rest: [], heading: 1 } }) });
    expect(reports.at(-1)).toEqual({ kind: 'inspected', member: CASTER, trap: 5 });
  },
  45: () => {
    expect(onTheWay(45).kinds).toContain('unlocked');
    // A lock that needs a key stays shut.
    const locked = { ...event(801, { '1': 1, '2': 1 }), north: BORDER.lockedDoor };
    expect(onTheWay(45, { cells: { '2,2': locked } }).kinds).not.toContain('unlocked');
  },
  46: () => {
    expect(onTheWay(46).kinds).toContain('found');
    // It sees beyond the rim of a floor, where the other rim follows.
    const atRim = () => ({ place: { floor: 1, x: 0, y: 0, facing: 1 } }) as const;
    const beyond = { '2,2': {}, '23,23': { west: BORDER.hiddenDoor } };
    expect(onTheWay(46, { game: atRim, cells: beyond }).kinds).toContain('found');
  },
  47: () => expect(inBattle(47, true).fight.battle.groups.every(({ isKnown }) => isKnown)).toBe(true),
  48: () => {
    const made = inBattle(36, true);
    made.fight.battle.screens[FOE] = 7;
    takeEffect(made.fight, CASTER, 48, -1);
    expect(made.fight.battle.screens[FOE]).toBe(2);
  },
  49: () => {
    const { fight } = inBattle(49, true, { foe: { family: UNDEAD } });
    expect([fight.isHere(FOE), fight.isHere(FOE + 1), fight.isHere(NEXT)]).toEqual([false, false, true]);
    expect(inBattle(49, true).fight.isHere(FOE)).toBe(true);
  },
  50: () => expect(inBattle(50, true).fight.order.slice(0, 6)).toEqual([5, 5, 5, 5, 5, 5]),
  51: () => expect(inBattle(51, true).fight.damage.slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2]),
  52: () => expect(inBattle(52, true).fight.battle.lasting.map(({ seat }) => seat)).toContain(NEXT),
  53: () => {
    const { fight } = inBattle(53, true);
    expect([fight.isHere(PARTY_SEATS), fight.fighters[PARTY_SEATS]?.number]).toEqual([true, 3]);
  },
  54: () => {
    const { fight } = inBattle(54, true);
    flee(fight);
    expect(fight.outcome).toBe('fled');
  },
  55: wards(55, 'fire'),
  56: wards(56, 'cold'),
  57: wards(57, 'lightning'),
  58: () => expect(inBattle(58, true).fight.battle.lasting.map(({ seat }) => seat)).toEqual(PARTY),
  59: () => expect(inBattle(59, true).fight.battle.screens.slice(0, 6)).toEqual([5, 5, 5, 5, 5, 5]),
  60: () => {
    wards(60, 'sleep')();
    wards(60, 'charm')();
  },
  61: goesOn(61, 60),
  62: goesOn(62, 0),
  63: goesOn(63, 300),
  64: goesOn(64, 300),
  65: goesOn(65, 200),
  66: goesOn(66, 0),
  67: () => {
    const { roster } = inCamp(67, { job: 1, level: 5, known: bitsOf([18]), uses: { mage: [0], priest: [0] } }, 0);
    expect(roster[0]?.uses.mage[0]).toBe(1);
  },
  68: () => {
    const items = [{ item: 1, worn: true, identified: true, effects: [84] }];
    expect(inCamp(68, { items }).roster[0]?.items[0]?.worn).toBe(false);
  },
  69: () => {
    const items = [{ item: 2, worn: false, identified: true }];
    const mended = [1, 2, 3, 4, 5, 6, 7, 8].map((luck) => {
      const { roster } = onTheWay(69, {
        place: 'in_camp',
        target: 0,
        members: { 0: { items } },
        game: () => ({ seed: [luck, 1] }),
      });
      return roster[0]?.items[0]?.item;
    });
    expect(new Set(mended)).toEqual(new Set([1, 2]));
  },
  70: () => {
    const { roster } = inCamp(70, { level: 4, max_hp: 40, hp: 40, lost_levels: 2 });
    expect(roster[0]).toMatchObject({ level: 5, max_hp: 50, lost_levels: 1 });
    expect(roster[CASTER]?.age).toBe((sampleMembers[CASTER]?.age ?? 0) + 1);
  },
  71: () => {
    expect(onTheWay(71, { place: 'in_camp', target: WISH.heals, members: { [CASTER]: { level: 12 } } }).isCast).toBe(
      false,
    );
    const wished = Object.values(WISH).filter((code) => onTheWay(71, { place: 'in_camp', target: code }).isCast);
    expect(wished).toHaveLength(3);
  },
  72: heals(72, 1, 8),
  73: heals(73, 3, 24),
  74: heals(74, 98, 98),
  75: heals(75, 3, 24),
  76: cures(76, POISONED),
  77: cures(77, PARALYZED, ASLEEP),
  78: cures(78, PETRIFIED),
  79: () => {
    const fallen = (states: readonly number[], luck: number) =>
      onTheWay(79, {
        place: 'in_camp',
        target: 0,
        members: { 0: { hp: 0, states: bitsOf(states) } },
        game: () => ({ seed: [luck, 1] }),
      }).roster[0];
    const after = Array.from({ length: 40 }, (_, luck) => fallen([DEAD], luck));
    expect(after.some((member) => member?.hp === 1)).toBe(true);
    expect(after.every((member) => member && (member.hp === 1 || hasBit(member.states, ASHES)))).toBe(true);
  },
};

test.each(SPELLS.map(({ name }, at) => [at + 1, name.en] as const))('Spell %i, %s', (number) => {
  expect(TRIALS[number]).toBeDefined();
  TRIALS[number]?.();
});

describe('The wishes of a battle', () => {
  const wished = (wish: number, members = {}) => inBattle(71, true, { target: wish, members });

  test('heal, raise, restore, teach and identify as they do elsewhere', () => {
    const fallen = { 0: { hp: 0, states: bitsOf([DEAD]) }, 1: { states: bitsOf([POISONED]), hp: 2 } };
    expect(wished(WISH.heals, fallen).fight.battle.hp.slice(0, 2)).toEqual([0, 10]);
    expect(wished(WISH.raises, fallen).fight.battle.hp[0]).toBe(1);
    const items = [{ item: 1, worn: false, identified: false }];
    expect(wished(WISH.identifies, { 0: { items } }).run.draft.roster[0]?.items[0]?.identified).toBe(true);
    expect(wished(WISH.experience).run.draft.roster[0]?.experience).toBe(20_000);
    expect(wished(WISH.restores).reports.map(({ kind }) => kind)).toContain('restored');
  });

  test('shield the party, silence the enemies or send them away, and cost a level', () => {
    const shielded = wished(WISH.shields);
    expect(shielded.fight.ac.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(shielded.run.draft.roster[CASTER]?.level).toBe(19);
    expect(wished(WISH.silences).fight.has(NEXT, SILENCED)).toBe(true);
    expect(wished(WISH.sendsAway).fight.outcome).toBe('won');
  });
});
