// Games with the same inputs in any world; their results distinguish worlds.
import { JOBS, RACES, SEXES, STATS, statsOf } from '#domain/catalogs/adventurers.ts';
import { ASHES, CURSED, DEAD, PARALYZED, PETRIFIED, POISONED } from '#domain/catalogs/states.ts';
import { TRAPS } from '#domain/catalogs/traps.ts';
import { springTrap } from '#game/chests/springTrap.ts';
import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { jobRules, raceRules } from '#game/rules/compileRules.ts';
import { creationCap } from '#game/rules/statCap.ts';
import { Run } from '#game/run/Run.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Candidate, Held, Member } from '#game/state/Member.ts';
import { fullUses } from '#game/state/memberOf.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs, step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { BLADE, CHEAP, CROWN, GEM, RELIC, SWIFT, SWORD } from './settingsWorld.ts';

/** Plays a game and returns everything observable: all reports, and the state at the end. */
type Scene = (world: World) => unknown;

const held = (item: number, change: Partial<Held> = {}): Held => ({ item, worn: false, identified: true, ...change });

/** A member of each class, cached by world. */
const rosters = new WeakMap<World, readonly Member[]>();
function rosterOf(world: World): readonly Member[] {
  const known = rosters.get(world);
  if (known) return known;
  const [pattern] = world.beginning.roster as readonly [Member];
  const roster = JOBS.map(({ code: job }, at): Member => {
    const member: Member = {
      ...{ ...pattern, job, race: RACES[at % RACES.length]?.code ?? 0, sex: at % 2, alignment: at % 3, level: 4 },
      ...{ stats: statsOf([16, 17, 16, 15, 12, 14]), max_hp: 30, hp: 12, experience: 9000, age: 20 },
    };
    return { ...member, uses: fullUses(world.rules, member, world.spells) };
  });
  rosters.set(world, roster);
  return roster;
}

/** A game in the city with a member of each class, six of them in the party. */
function company(world: World, change: (member: Member, at: number) => Partial<Member> = () => ({})): GameState {
  const roster = rosterOf(world).map((member, at) => ({ ...member, ...change(member, at) }));
  return { ...newGame(world.beginning, [3, 4]), roster, party: [0, 3, 7, 1, 2, 4], gold: 60_000 };
}

const inLabyrinth = (game: GameState, x: number, y: number): GameState => ({
  ...game,
  mode: 'labyrinth',
  place: { floor: 1, x, y, facing: 1 },
});

/** Plays the inputs one after the other. */
function played(world: World, begun: GameState, ...inputs: readonly Input[]): unknown {
  const told: Report[] = [];
  const end = inputs.reduce((game, input) => step(world, game, input, (report) => told.push(report)), begun);
  return [told, end];
}
const times = (count: number, ...inputs: readonly Input[]): Input[] =>
  Array.from({ length: count }, () => inputs).flat();

/** Plays each offered input with one of the names, each from the same state but with its own random numbers. */
const each = (world: World, begun: GameState, ...names: readonly Input['do'][]): unknown =>
  legalInputs(world, begun)
    .filter((input) => names.includes(input.do))
    .map((input, at) => [input, played(world, { ...begun, step: at }, input)]);

/** The points of a candidate assigned for a class, and the rest starting with the first stat. */
function placedFor(world: World, { race, sex, points }: Candidate, job: number, saved = 0) {
  const stats = { ...raceRules(world.rules, race, sex).initial_stats };
  const asked = jobRules(world.rules, job).class.required_stats;
  let left = points - saved;
  for (const goal of [(name: keyof typeof asked) => asked[name], () => creationCap(world.rules)]) {
    for (const { name } of STATS) {
      const more = Math.max(0, Math.min(left, goal(name) - stats[name]));
      stats[name] += more;
      left -= more;
    }
  }
  return stats;
}

const creation: Scene = (world) =>
  SEXES.map(({ code: sex }) => {
    const begun = { ...company(world), step: sex };
    const { candidate, ...rest } = step(world, begun, { do: 'recruit', race: 0, sex });
    if (!candidate) return [];
    const make = (job: number, alignment: number, saved = 0) => {
      const stats = placedFor(world, candidate, job, saved);
      return played(world, { ...rest, candidate }, { do: 'create', name: 'N', job, alignment, stats });
    };
    return JOBS.flatMap(({ code: job }) => [...[0, 1, 2].map((alignment) => make(job, alignment)), make(job, 0, 1)]);
  });

/** A fighter and a bishop, whose growth is compared. */
const GROWING = [0, 4];
const stay = (member: number): Input => ({ do: 'stay', member, room: 0 });

const growth: Scene = (world) => [
  // Levels beyond the listed ones, and old members.
  each(
    world,
    company(world, () => ({ level: 13, experience: 900_000_000, age: 80, days: 360 })),
    'stay',
  ),
  ...GROWING.flatMap((member) => [
    ...[800, 2000, 4000, 8000, 13_000, 20_000, 40_000, 60_000, 100_000, 190_000, 320_000].map((experience) => {
      const game = company(world, () => ({ level: 1, experience, items: [] }));
      return played(world, { ...game, party: [member] }, ...times(13, stay(member)));
    }),
    played(world, { ...company(world, () => ({ level: 13, experience: 400_000 })), party: [member] }, stay(member)),
  ]),
  played(
    world,
    inLabyrinth(
      company(world, () => ({ experience: 400_000 })),
      5,
      5,
    ),
    { do: 'forward' },
  ),
  each(
    world,
    company(world, () => ({ experience: 400_000 })),
    'train',
  ),
];

const classes: Scene = (world) => [
  each(
    world,
    company(world, () => ({
      stats: statsOf([18, 18, 18, 18, 18, 18]),
      level: 15,
      known: bitsOf([6, 18]),
      alignment: 2,
    })),
    'retrain',
  ),
  each(
    world,
    company(world, () => ({ level: 15 })),
    'reincarnate',
  ),
  each(
    world,
    company(world, () => ({ age: 58 })),
    'retrain',
  ),
];

const inn: Scene = (world) => {
  const weary = company(world, () => ({ uses: { mage: [], priest: [] }, items: [held(GEM)], days: 360, age: 60 }));
  return [
    each(world, weary, 'stay'),
    legalInputs(world, company(world)),
    ...Array.from({ length: 6 }, (_, room) =>
      played(world, { ...weary, gold: 20_000, step: 9 }, { do: 'stay', member: 0, room }),
    ),
  ];
};

const temple: Scene = (world) => [
  ...[POISONED, PARALYZED, PETRIFIED, DEAD, ASHES, CURSED].flatMap((state) => {
    const gone = state === DEAD || state === ASHES;
    return [3, 12].map((vitality) => {
      const sick = company(world, ({ stats }) => ({
        ...{ states: bitsOf([state]), hp: gone ? 0 : 5, stats: { ...stats, vitality } },
        items: [held(BLADE, { worn: true })],
      }));
      return each(world, sick, 'cure', 'bless', 'uncurse');
    });
  }),
];

const shop: Scene = (world) =>
  each(
    world,
    company(world, () => ({
      items: [
        held(SWORD, { identified: false }),
        held(BLADE, { worn: true }),
        held(BLADE),
        held(CROWN),
        held(GEM),
        held(SWORD),
        held(BLADE, { identified: false }),
      ],
    })),
    ...(['buy', 'sell', 'appraise', 'uncurse', 'drop', 'identify', 'wear', 'part', 'join'] as const),
  );

const tavern: Scene = (world) => {
  const all = company(world);
  return [
    legalInputs(world, { ...all, party: [0, 3] }),
    legalInputs(world, { ...all, party: [] }),
    legalInputs(world, all),
  ];
};

/** Traps that test each save often enough: petrifying, fire, levels. */
const SAVED = [5, 16, 26];

const chests: Scene = (world) => [
  ...Array.from({ length: 10 }, (_, at) => {
    const found = step(world, { ...inLabyrinth(company(world), 0, 0), step: at }, { do: 'forward' });
    const named = found.pending?.operation.op === 'latch' ? found.pending.operation.trap : 0;
    return [
      ...[0, 3, 7].flatMap((member) => [
        played(world, found, { do: 'inspect', member }),
        ...[named, 1, 0].map((trap) => played(world, found, { do: 'disarm', member, trap })),
      ]),
      played(world, found, { do: 'unlatch', member: 0 }),
    ];
  }),
  // No bag has room.
  ...Array.from({ length: 6 }, (_, at) => {
    const bag = Array.from({ length: 8 }, () => held(SWORD));
    const full = company(world, (_member, place) => ({ items: place === 0 ? bag : [...bag, held(CROWN)] }));
    const found = step(world, { ...inLabyrinth(full, 0, 0), step: at }, { do: 'forward' });
    return [
      played(world, found, { do: 'unlatch', member: 0 }),
      played(
        world,
        { ...found, roster: found.roster.map((one) => ({ ...one, items: one.items.slice(0, 7) })) },
        { do: 'unlatch', member: 0 },
      ),
    ];
  }),
  ...TRAPS.flatMap(({ code }) =>
    Array.from({ length: SAVED.includes(code) ? 24 : 2 }, (_, at) => {
      const struck = company(world, () => ({
        ...{ hp: 3, items: [held(SWORD, { worn: true, effects: [52, 51] }), held(RELIC, { worn: true }), held(SWIFT)] },
      }));
      const run = new Run(world, { ...inLabyrinth(struck, 0, 0), step: at }, undefined);
      return [springTrap(run, code, 0), run.draft];
    }),
  ),
];

const walking: Scene = (world) => {
  const wounded = company(world, (_, at) => ({
    ...{ states: bitsOf([POISONED]), alignment: 1 },
    items: at === 0 ? [held(RELIC, { worn: true, effects: [82] })] : [],
  }));
  const quietly = { do: 'cheat', cheat: 'noBattles', isOn: true } as const;
  const met = (x: number, tries: number) =>
    Array.from({ length: tries }, (_, at) =>
      played(world, { ...inLabyrinth(wounded, x, 3), step: at }, { do: 'forward' }),
    );
  return [
    played(world, inLabyrinth(wounded, 20, 9), quietly, ...times(20, { do: 'forward' })),
    played(world, { ...inLabyrinth(wounded, 20, 9), cheats: ['winBattles'] }, ...times(90, { do: 'forward' })),
    // A room, and the battle of an event.
    met(12, 8),
    met(15, 16),
  ];
};

const events: Scene = (world) => {
  const carrying = company(world, () => ({ items: [held(SWORD)] }));
  const from = (x: number, change: (game: GameState) => GameState = (game) => game) =>
    change(inLabyrinth(carrying, x, 0));
  const fallen = (state: number, vitality: number) => (game: GameState) => ({
    ...game,
    roster: game.roster.map((one, at) =>
      at === 3 ? { ...one, states: bitsOf([state]), hp: 0, stats: { ...one.stats, vitality } } : one,
    ),
  });
  return [
    // A riddle, a cheap item, a find that was sold, gold, experience, and raising.
    played(world, from(1), { do: 'forward' }, { do: 'answer', text: 'ＹＥＳ' }),
    played(world, from(2), { do: 'forward' }),
    played(
      world,
      from(3, (game) => ({ ...game, stock: { [GEM]: 900 } })),
      { do: 'forward' },
      { do: 'search' },
    ),
    played(
      world,
      from(4, (game) => ({ ...game, gold: 999_999_000 })),
      { do: 'forward' },
    ),
    played(
      world,
      from(5, (game) => ({ ...game, roster: game.roster.map((one) => ({ ...one, experience: 999_999_000 })) })),
      { do: 'forward' },
    ),
    ...[DEAD, ASHES].flatMap((state) =>
      [1, 3, 9].map((vitality) => played(world, from(6, fallen(state, vitality)), { do: 'forward' })),
    ),
    // Picking a lock, with the whole party and with single members.
    ...Array.from({ length: 12 }, (_, at) => played(world, { ...from(7), step: at }, { do: 'forward' })),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((one) =>
      Array.from({ length: 8 }, (_, at) => played(world, { ...from(7), party: [one], step: at }, { do: 'forward' })),
    ),
  ];
};

const wipes: Scene = (world) => {
  const dead = company(world, () => ({ states: bitsOf([DEAD]), hp: 0, items: [held(CHEAP)] }));
  const spells = [{ spell: 62, steps: 0 }];
  return [
    played(world, { ...inLabyrinth(dead, 9, 9), spells }, { do: 'right' }, { do: 'next' }),
    played(world, { ...inLabyrinth(company(world), 8, 0), spells }, { do: 'forward' }, { do: 'yes' }),
  ];
};

const npcs: Scene = (world) =>
  [0, 1, 2].map((at) => {
    const bag = [held(GEM), held(SWORD)];
    const game = {
      ...inLabyrinth(
        company(world, () => ({ items: bag, alignment: 0, states: bitsOf([POISONED]) })),
        9,
        0,
      ),
      step: at,
    };
    const met = step(world, game, { do: 'forward' });
    const back = [{ do: 'leave' }, { do: 'back' }, { do: 'forward' }] as const;
    return [
      each(world, met, 'buy', 'sell', 'stay', 'cure'),
      played(world, met, ...back),
      played(world, met, { do: 'fight' }, { do: 'win' }, { do: 'back' }, { do: 'forward' }),
      legalInputs(world, step(world, met, { do: 'trade', trade: 0 })),
    ];
  });

const figures: Scene = (world) =>
  company(world).roster.flatMap((member) =>
    [3, 4, 5, 9, 16, 17, 18].map((strength) =>
      [
        [],
        [held(SWORD, { worn: true })],
        [held(BLADE, { worn: true, identified: false, effects: [3, 1, 2, 3, 2, 42, 42] })],
        [held(SWIFT, { worn: true })],
      ].map((items) =>
        characterFigures(
          world.rules,
          {
            ...member,
            level: 24,
            items,
            stats: { ...member.stats, strength: items.length > 0 ? strength + 10 * items.length : strength },
          },
          (number) => world.items.get(number),
        ),
      ),
    ),
  );

export const SCENES = {
  ...{ tavern, inn, figures, shop, temple, wipes, events, npcs, classes, growth, chests, walking, creation },
} as const satisfies Readonly<Record<string, Scene>>;
export type SceneName = keyof typeof SCENES;
