// Each change has the same effect in every version, unless the rules of play change (docs/rules.md). Random changes of experienced parties,
// by the usual rules and by others, are pinned in a file, a hash for each kind of change:
// `npx vitest run tests/game/state/appliedChanges.test.ts -u` writes it anew. Whoever changes it on purpose raises `RULES_VERSION`.
import { expect, test } from 'vitest';
import { ALIGNMENTS, JOBS, RACES, STATS, statsOf } from '#domain/catalogs/adventurers.ts';
import { ASHES, DEAD, STATES } from '#domain/catalogs/states.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import type { Report } from '#game/reports.ts';
import { Run } from '#game/run/Run.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { Change, ChangeName, ChangeOf } from '#game/state/Change.ts';
import type { GameState } from '#game/state/GameState.ts';
import { hashText } from '#game/state/hashState.ts';
import type { Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { Chance } from '../../kept/make/Chance.ts';
import { changedRules } from '../changedRecords.ts';

const WORLDS = 6;
const GAMES_OF_EACH = 12;
const CHANGES = 70;
const USES = Array.from({ length: 12 }, (_, at) => at % 4);

const { floors, records } = firstLabyrinth().document;
const ITEMS = (records.item ?? []).map(({ number }) => number);
const MONSTERS = (records.monster ?? []).map(({ number }) => number);

const place = (chance: Chance) => ({ floor: 1 + chance.below(3), at: chance.below(200) });
const member = (chance: Chance, { roster }: GameState) => ({ member: chance.below(Math.max(1, roster.length)) });
const slot = (chance: Chance, state: GameState) => {
  const one = member(chance, state);
  return { ...one, slot: chance.below(Math.max(1, state.roster[one.member]?.items.length ?? 1)) };
};
const held = (chance: Chance) => ({
  ...{ item: chance.of(ITEMS), worn: chance.below(3) === 0, identified: chance.below(2) === 0 },
  ...(chance.below(6) === 0 && { broken: true as const }),
});
const some = <Of>(of: readonly Of[], chance: Chance): Of[] => of.filter(() => chance.below(3) === 0);
const STATE_CODES = STATES.map(({ code }) => code).filter((code) => code > 0);

type Drawn<Name extends ChangeName> = Omit<ChangeOf<Name>, 'op'>;

/** Draws a change of each kind; those of battles need one, and have `battle/foughtBattles.txt`. */
const DRAWS: {
  readonly [Name in Exclude<ChangeName, 'carryOver' | 'endBattle'>]: (chance: Chance, state: GameState) => Drawn<Name>;
} = {
  stand: (chance) => ({ to: { floor: 1 + chance.below(3), x: chance.below(16), y: chance.below(16), facing: 1 } }),
  turn: (chance) => ({ to: chance.of([1, 2, 3, 4, 'any', 'right', 'around', 'left']) }),
  see: (chance) => ({ cell: place(chance) }),
  find: (chance) => ({ edge: place(chance) }),
  open: (chance) => ({ edge: place(chance) }),
  countStep: () => ({}),
  endQuiet: () => ({}),
  set: (chance) => ({ flag: 1 + chance.below(40) }),
  clear: (chance) => ({ flag: 1 + chance.below(40) }),
  flip: (chance) => ({ flag: 1 + chance.below(40) }),
  mark: (chance) => ({ cell: place(chance) }),
  note: (chance) => ({
    npc: 1 + chance.below(3),
    of: chance.of(['met', 'slain', 'gone', 'topic', 'traded', 'tradedBack', 'paid']),
    index: chance.below(12),
  }),
  complete: (chance) => ({ labyrinth: chance.below(2) }),
  recordMonsters: (chance) => ({ monsters: some(MONSTERS, chance) }),
  spendFind: (chance) => ({ special: 1 + chance.below(9) }),
  leaveFind: (chance) => ({ chest: 1 + chance.below(3), special: 1 + chance.below(9) }),
  takeFinds: (chance) => ({ chest: 1 + chance.below(3) }),
  stock: (chance) => ({ item: chance.of(ITEMS), left: chance.below(5) }),
  countSale: (chance) => ({ npc: 1 + chance.below(3), row: chance.below(20) }),
  put: (chance, state) => ({ ...member(chance, state), held: held(chance) }),
  discard: (chance, state) => ({ ...member(chance, state), slots: some([0, 1, 2, 3], chance) }),
  identify: (chance, state) => ({ ...member(chance, state), slots: some([0, 1, 2, 3], chance) }),
  hand: (chance, state) => ({ ...slot(chance, state), to: member(chance, state).member }),
  take: (chance) => ({ item: chance.of(ITEMS), count: 1 + chance.below(3) }),
  wear: (chance, state) => slot(chance, state),
  takeOff: (chance, state) => slot(chance, state),
  break: (chance, state) => slot(chance, state),
  mend: (chance, state) => ({ ...slot(chance, state), item: chance.of(ITEMS) }),
  liftCurse: (chance, state) => member(chance, state),
  earn: (chance) => ({ gold: chance.below(5000) }),
  pay: (chance) => ({ gold: chance.below(5000) }),
  keepReward: (chance) => ({ item: chance.of(ITEMS.slice(0, 4)) }),
  claimReward: (chance) => ({ item: chance.of(ITEMS.slice(0, 4)) }),
  damage: (chance, state) => ({
    ...member(chance, state),
    hp: chance.below(30),
    by: chance.of(['spell', 'rock', 'poison', 'flame', 'worn', 'pit', 'trap']),
  }),
  recover: (chance, state) => ({ ...member(chance, state), hp: chance.below(60) }),
  inflict: (chance, state) => ({ ...member(chance, state), state: chance.of(STATE_CODES) }),
  relieve: (chance, state) => ({ ...member(chance, state), state: chance.of(STATE_CODES) }),
  fall: (chance, state) => ({ ...member(chance, state), state: chance.of([DEAD, ASHES]) }),
  revive: (chance, state) => ({ ...member(chance, state), ...(chance.below(2) === 0 && { hp: 1 + chance.below(20) }) }),
  grow: (chance, state) => ({ ...member(chance, state), years: 1 + chance.below(30) }),
  passDays: (chance, state) => ({ ...member(chance, state), days: chance.below(800) }),
  endStates: (chance, state) => ({ ...member(chance, state), states: some(STATE_CODES, chance) }),
  makeWhole: (chance, state) => member(chance, state),
  hurtHand: (chance, state) => member(chance, state),
  learn: (chance, { party }) => ({
    experience: chance.below(200_000),
    ...(chance.below(2) === 0 && { members: some(party, chance) }),
  }),
  rise: (chance, state) => member(chance, state),
  drain: (chance, state) => ({ ...member(chance, state), levels: 1 + chance.below(4) }),
  regain: (chance, state) => ({ ...member(chance, state), levels: 1 + chance.below(4) }),
  strengthen: (chance, state) => ({ ...member(chance, state), stat: chance.of(STATS).name }),
  align: (chance, state) => ({ ...member(chance, state), alignment: chance.of(ALIGNMENTS).code }),
  title: (chance) => ({ title: 1 + chance.below(15) }),
  setUses: (chance, state) => ({ ...member(chance, state), uses: { mage: USES.toReversed(), priest: USES } }),
  forgetSpell: (chance, state) => ({ ...member(chance, state), spell: 1 + chance.below(79) }),
  restore: () => ({}),
  retrain: (chance, state) => ({ ...member(chance, state), job: chance.of(JOBS).code }),
  reincarnate: (chance, state) => member(chance, state),
  rename: (chance, state) => ({ ...member(chance, state), name: chance.of(['Io', 'アキ']) }),
  recruit: (chance) => ({ race: chance.of(RACES).code, sex: chance.below(2) }),
  create: (chance) => ({
    ...{ name: 'New', job: chance.of(JOBS).code, alignment: chance.of(ALIGNMENTS).code },
    stats: statsOf([17, 17, 17, 17, 17, 17]),
  }),
  join: (chance, state) => member(chance, state),
  part: (chance, state) => member(chance, state),
  carry: (chance, state) => member(chance, state),
  dismiss: (chance, state) => member(chance, state),
  lose: (chance, state) => member(chance, state),
  reorder: (_, { party }) => ({ party: party.toReversed() }),
  wipe: () => ({}),
  leaveBodies: () => ({}),
  setFollowers: (chance) => ({ followers: [{ monster: chance.of(MONSTERS), hp: 3, most: 9 }] }),
  startSpell: (chance) => ({
    spell: 60 + chance.below(9),
    steps: chance.below(40),
    ends: some([60, 61, 62, 63], chance),
  }),
  endLights: (chance) => ({ spells: some([60, 61, 62, 63, 64, 65], chance) }),
  endSpells: () => ({}),
};
const NAMES = Object.keys(DRAWS) as (keyof typeof DRAWS)[];
/** They leave little of a party, so they are drawn seldom. */
const GRAVE: readonly ChangeName[] = ['wipe', 'leaveBodies', 'lose', 'dismiss', 'part'];

const experienced = (one: Member, chance: Chance): Member => ({
  ...one,
  ...{ level: 1 + chance.below(20), hp: 60, max_hp: 60, experience: chance.below(300_000), gold: chance.below(900) },
  ...{ known: bitsOf([1, 6, 18, 30]), uses: { mage: USES, priest: USES }, titles: bitsOf([1]) },
  items: [held(chance), held(chance), held(chance)],
});

function drawnChange(chance: Chance, state: GameState): Change {
  const name = chance.of(NAMES);
  if (GRAVE.includes(name) && chance.below(6) > 0) return drawnChange(chance, state);
  return { op: name, ...DRAWS[name](chance, state) } as Change;
}

/** Applies random changes to a game; adds the state and the reports after each to those of its kind. */
function applyChanges(world: World, chance: Chance, found: Map<ChangeName, string[]>): void {
  const begun = newGame(world.beginning, [chance.word(), chance.word()]);
  const reports: Report[] = [];
  const roster = begun.roster.map((one) => experienced(one, chance));
  const game = { ...begun, roster, mode: 'labyrinth' as const, place: { floor: 1, x: 1, y: 1, facing: 1 as const } };
  const run = new Run(world, game, (report) => reports.push(report));
  for (let count = 0; count < CHANGES && run.draft.roster.length > 0; count++) {
    const change = drawnChange(chance, run.draft);
    run.apply(change);
    const after = hashText({ state: { ...run.draft }, reports: reports.splice(0) });
    found.set(change.op, [...(found.get(change.op) ?? []), after]);
  }
}

test('changes have the same effects', async () => {
  const found = new Map<ChangeName, string[]>();
  for (let at = 0; at < WORLDS; at++) {
    const chance = new Chance(700 + at);
    const world = compileWorld({ floors, records: { ...records, ...(at > 0 && changedRules(chance)) } });
    for (let game = 0; game < GAMES_OF_EACH; game++) applyChanges(world, chance, found);
  }
  const lines = NAMES.map(
    (name) => `${name}: ${found.get(name)?.length} times, ${hashText({ after: found.get(name) ?? [] })}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('appliedChanges.txt');
});
