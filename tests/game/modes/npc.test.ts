import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIL, GOOD, NEUTRAL } from '#domain/catalogs/adventurers.ts';
import { POISONED } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { monster } from '#domain/resources/monster.ts';
import { BATTLE, HOSTILE, INN, type Npc, npc, PAY, SHOP, TALK, TEMPLE, TRADE } from '#domain/resources/npc.ts';
import { npcLook } from '#domain/resources/npcLook.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { npcBefore } from '#game/facilities/npcHere.ts';
import { conversed } from '#game/modes/converse.ts';
import type { Report } from '#game/reports.ts';
import { fitState } from '#game/saves/fitState.ts';
import type { RestingState } from '#game/saves/restingState.ts';
import { bitsOf, hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { gameAt, play, type Short, sampleWorld, written } from '../sampleWorld.ts';

const SAGE = 1;
const [APPLE, PEARL] = [1, 2];
const [RAT] = [3];
const [HELLO, BYE, NO, WHAT, TALE, THANKS] = [1, 2, 3, 4, 5, 6];
const ALL = { 0: true, 1: true, 2: true, 3: true, 4: true, 5: true, 6: true };

const knowing = (change: Partial<Npc>, events = drawn({ '0,1': event(1501, { '1': SAGE }) })): World =>
  sampleWorld({
    floors: { 1: events },
    records: {
      item: {
        [APPLE]: written(item, APPLE, { purchase_price: 100 }),
        [PEARL]: written(item, PEARL, { purchase_price: 10 }),
      },
      monster: { [RAT]: written(monster, RAT, { hp: { count: 1, sides: 1, plus: 0 } } as object) },
      treasure_chest: { 2: treasureChest.blank },
      labyrinth_message: Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [number, labyrinthMessage.blank])),
      npc: {
        [SAGE]: written(npc, SAGE, {
          greet_message: HELLO,
          leave_message: BYE,
          refuse_message: NO,
          unknown_word: WHAT,
          ...change,
        }),
      },
    },
  });
const meet = (world: World, change: Partial<GameState> = {}) =>
  play(world, gameAt(world, {}, change), 'forward', 'next').state;
const offers = (world: World, game: GameState) => legalInputs(world, game).map((input) => input.do);
const told = (reports: readonly Report[]) => reports.flatMap((one) => (one.kind === 'message' ? [one.message] : []));
const slots = <Of>(blank: readonly Of[], ...own: readonly Partial<Of>[]): Of[] =>
  blank.map((one, at) => ({ ...one, ...own[at] }));
const bag = ({ roster }: GameState) => roster.flatMap(({ items }) => items.map((held) => held.item));
const holding = (game: GameState, number: number): GameState => ({
  ...game,
  roster: game.roster.map((member, at) =>
    at === 0 ? { ...member, items: [{ item: number, worn: false, identified: true }] } : member,
  ),
});

describe('Somebody who is met', () => {
  test('greets, is left with its words, and remembers', () => {
    const world = knowing({ left_flag: 9, goes_away: true });
    const met = play(world, gameAt(world), 'forward');
    expect(told(met.reports)).toEqual([HELLO]);
    const left = play(world, met.state, 'next', 'leave');
    expect(told(left.reports)).toEqual([BYE]);
    const away = play(world, left.state, 'next').state;
    expect([away.mode, hasBit(away.flags, 9)]).toEqual(['labyrinth', true]);
    expect(away.npcs[SAGE]).toMatchObject({ met: true, gone: true });
    expect(play(world, away, 'back', 'forward').kinds).not.toContain('npc');
  });

  test('is before the party from its greeting until it is left', () => {
    const world = knowing({ asks_first: true });
    const shown = (...inputs: Short[]) => npcBefore(world, play(world, gameAt(world), ...inputs).state);
    const sage = world.npcs.get(SAGE);
    expect(shown('forward')).toBe(sage);
    expect(shown('forward', 'next')).toBe(sage);
    expect(shown('forward', 'next', 'yes')).toBe(sage);
    expect(shown('forward', 'next', 'no', 'next')).toBe(undefined);
    expect(npcBefore(world, gameAt(world))).toBe(undefined);
  });

  test('looks as its author has drawn it, else like the monster, else like the graphic that is named', () => {
    const look = (change: Partial<Npc>) =>
      npcLook({ ...npc.blank, ...change }, (image) => (image === 7 ? 'a file' : ''));
    const [graphic, monster_picture] = [{ display_graphic: 12 }, RAT];
    expect(look({})).toBe(undefined);
    expect(look(graphic)).toEqual({ kind: 'graphic', code: 12 });
    expect(look({ ...graphic, monster_picture })).toEqual({ kind: 'monster', number: RAT });
    expect(look({ ...graphic, monster_picture, additional_image: 7 })).toEqual({ kind: 'file', id: 'a file' });
    expect(look({ ...graphic, additional_image: 8 })).toEqual({ kind: 'graphic', code: 12 });
  });

  test('may be passed by where it asks first', () => {
    const world = knowing({ asks_first: true });
    const asked = meet(world);
    expect(offers(world, asked)).toEqual(['yes', 'no']);
    expect(told(play(world, asked, 'no').reports)).toEqual([BYE]);
    expect(play(world, asked, 'yes').state.pending?.operation.op).toBe('converse');
  });

  test('is there by its condition and its flag, once where it says so or the rules do', () => {
    const isMet = (world: World, change: Partial<GameState> = {}) =>
      play(world, gameAt(world, {}, change), 'forward').kinds.includes('npc');
    const rich = knowing({ meeting_condition: 2, condition: { ...npc.blank.condition, level: 5 } });
    expect(isMet(rich)).toBe(false);
    expect(isMet(knowing({ needs_flag: 4 }))).toBe(false);
    expect(isMet(knowing({ needs_flag: 4 }), { flags: bitsOf([4]) })).toBe(true);
    const notes = { met: true, slain: false, gone: false, topics: [], trades: [], paid: 0, sold: {} };
    const again = { npcs: { [SAGE]: notes } };
    expect(isMet(knowing({}), again)).toBe(true);
    expect(isMet(knowing({ once: true }), again)).toBe(false);
    expect(isMet(ruled(knowing({}), 'magic', { npc_returns: 2 }), again)).toBe(false);
    const slain = { npcs: { [SAGE]: { ...notes, slain: true } } };
    expect(isMet(knowing({}), slain)).toBe(false);
    expect(isMet(ruled(knowing({}), 'magic', { npc_returns: 1 }), slain)).toBe(true);
  });

  test('does nothing that it has no command for', () => {
    const world = knowing({ commands: { ...npc.blank.commands }, buys: true });
    expect(offers(world, meet(world))).toEqual(['leave']);
  });
});

describe('Each command', () => {
  test('talk: a topic by its word, once, and what it gives', () => {
    const topics = slots(
      npc.blank.topics,
      { word_ja: '物語', word_en: 'Tale', message: TALE, gives_item: PEARL, sets_flag: 8, once: true },
      { word_en: 'Secret', needs_flag: 8, message: THANKS },
    );
    const world = knowing({ commands: { ...npc.blank.commands, [TALK]: true }, topics });
    const game = meet(world);
    expect(legalInputs(world, game)).toEqual([{ do: 'leave' }, { do: 'answer', text: '' }, { do: 'talk', topic: 0 }]);
    const said = play(world, game, { do: 'answer', text: ' ｔａｌｅ ' }, 'next');
    expect([told(said.reports), bag(said.state), hasBit(said.state.flags, 8)]).toEqual([[TALE], [PEARL], true]);
    expect(legalInputs(world, said.state).at(-1)).toEqual({ do: 'talk', topic: 1 });
    expect(told(play(world, said.state, { do: 'answer', text: 'tale' }).reports)).toEqual([WHAT]);
    expect(told(play(world, said.state, { do: 'talk', topic: 1 }).reports)).toEqual([THANKS]);
  });

  test('battle: its monsters, its flags and its chest', () => {
    const battle = {
      ...npc.blank.battle,
      monster: RAT,
      count: 2,
      chest: 2,
      beaten_flag: 5,
      killed_flag: 6,
      exp_factor: 50,
    };
    const world = knowing({ commands: { ...npc.blank.commands, [BATTLE]: true }, battle, mood: HOSTILE });
    const fought = play(world, meet(world), 'fight').state;
    expect(fought.pending?.operation).toMatchObject({
      battle: { foes: { monster: RAT, count: 2 }, surprise: 'monsters', experience: 50 },
    });
    const won = play(world, fought, { do: 'win' }).state;
    expect([hasBit(won.flags, 5), hasBit(won.flags, 6), won.mode]).toEqual([true, true, 'chest']);
    expect(won.npcs[SAGE]).toMatchObject({ slain: true });
    // If NPCs always return, none is killed.
    const returning = ruled(world, 'magic', { npc_returns: 1 });
    const beaten = play(returning, meet(returning), 'fight', { do: 'win' }).state;
    expect([hasBit(beaten.flags, 5), hasBit(beaten.flags, 6)]).toEqual([true, false]);
  });

  test('battle: the good may be so no longer, unless who they attack is evil', () => {
    const battle = { ...npc.blank.battle, monster: RAT };
    const good = (world: World) => {
      const game = meet(ruled(world, 'magic', { npc_fight_alignment: 1000 }));
      const roster = game.roster.map((member) => ({ ...member, alignment: GOOD }));
      return play(ruled(world, 'magic', { npc_fight_alignment: 1000 }), { ...game, roster }, 'fight').state.roster[0];
    };
    const commands = { ...npc.blank.commands, [BATTLE]: true };
    expect(good(knowing({ commands, battle }))?.alignment).toBe(NEUTRAL);
    expect(good(knowing({ commands, battle, alignment: EVIL }))?.alignment).toBe(GOOD);
  });

  test('inn, shop and temple: at its own prices', () => {
    const world = knowing({
      commands: { ...npc.blank.commands, [INN]: true, [SHOP]: true, [TEMPLE]: true },
      inn_rooms: { 0: false, 1: true, 2: false, 3: false, 4: false, 5: false },
      inn: { factor: 200, special_price: 0 },
      shop: slots(npc.blank.shop, { item: APPLE, factor: 50, stock: 1 }),
      ...{ buys: true, buys_factor: 20, temple_cures: { 0: true, 1: false, 2: false, 3: false, 4: false } },
    });
    const game = meet(world);
    const sick = { ...game, roster: game.roster.map((member) => ({ ...member, states: bitsOf([POISONED]), hp: 1 })) };
    // 10 x 200 % x 100 % per night, for 1 hit point.
    expect(legalInputs(world, sick).filter((input) => input.do === 'stay')).toHaveLength(6);
    const night = ruled(world, 'city', { stay_until: 0 });
    expect(play(night, sick, { do: 'stay', member: 0, room: 1 }).state.gold).toBe(game.gold - 20);
    // 100 x 50 % x 120 %, and sold at 100 x 50 % x 20 %.
    const bought = play(world, sick, { do: 'buy', member: 0, item: APPLE }).state;
    expect([bought.gold, bought.npcs[SAGE]?.sold]).toEqual([game.gold - 60, { 0: 1 }]);
    expect(offers(world, bought)).not.toContain('buy');
    expect(play(world, bought, { do: 'sell', member: 0, slot: 0 }).state.gold).toBe(game.gold - 50);
    // 20 per level x 100 % x 110 %.
    expect(play(world, sick, { do: 'cure', member: 0, cure: 0 }).state.gold).toBe(game.gold - 22);
    expect(offers(world, sick)).not.toContain('appraise');
  });

  test('pay gold: as often as it says, or not at all', () => {
    const payment = { amount: 200, message: THANKS, flag: 3, gives_item: PEARL, times: 1 };
    const world = knowing({ commands: { ...npc.blank.commands, [PAY]: true }, payment });
    const asked = play(world, meet(world), 'pay').state;
    expect(told(play(world, asked, 'no').reports)).toEqual([NO]);
    const paid = play(world, asked, 'yes', 'next').state;
    expect([paid.gold, bag(paid), hasBit(paid.flags, 3)]).toEqual([400, [PEARL], true]);
    expect(offers(world, paid)).toEqual(['leave']);
    expect(offers(world, meet(world, { gold: 199 }))).toEqual(['leave']);
  });

  test('item trade: one for the other, and back where the rules keep it', () => {
    const trades = slots(npc.blank.trades, {
      wants_item: APPLE,
      gives_item: PEARL,
      message: THANKS,
      flag: 7,
      once: true,
    });
    const world = knowing({ commands: { ...npc.blank.commands, [TRADE]: true }, trades });
    expect(offers(world, meet(world))).toEqual(['leave']);
    const game = holding(meet(world), APPLE);
    const traded = play(world, game, { do: 'trade', trade: 0 }, 'next').state;
    expect([bag(traded), hasBit(traded.flags, 7)]).toEqual([[PEARL], true]);
    expect(offers(world, traded)).toEqual(['leave', 'tradeBack']);
    expect(bag(play(world, traded, { do: 'tradeBack', trade: 0 }).state)).toEqual([APPLE]);
    expect(offers(ruled(world, 'magic', { npc_trade_keeps: false }), traded)).toEqual(['leave']);
  });
});

describe('Rows that were moved', () => {
  const [once, tale] = [
    { word_en: 'once', message: TALE, gives_item: PEARL, once: true },
    { word_en: 'tale', message: THANKS },
  ];
  const talker = (topics: readonly Partial<Npc['topics'][number]>[], saved: readonly number[] = []) =>
    knowing({
      commands: { ...npc.blank.commands, [TALK]: true },
      topics: slots(npc.blank.topics, ...topics),
      saved_as: { ...npc.blank.saved_as, topics: npc.blank.saved_as.topics.map((none, at) => saved[at] ?? none) },
    });
  const told = (world: World, game: GameState) =>
    legalInputs(world, meet(world, { npcs: game.npcs })).flatMap((input) => (input.do === 'talk' ? [input.topic] : []));
  const given = play(talker([once, tale]), meet(talker([once, tale])), { do: 'talk', topic: 0 }, 'next').state;

  test('are known by their numbers, so that an earlier game keeps what was given', () => {
    expect(told(talker([once, tale]), given)).toEqual([1]);
    // Moved behind the other one, each with its number.
    const moved = talker([tale, once], [2, 1]);
    expect(told(moved, given)).toEqual([1]);
    expect(told(moved, gameAt(moved))).toEqual([1, 0]);
    // By place alone the pearl would be given again, and the tale never told.
    expect(told(talker([tale, once]), given)).toEqual([0, 1]);
  });

  test('answer to the inputs that were recorded before', () => {
    const moved = talker([tale, once], [2, 1]);
    expect(bag(play(moved, meet(moved), { do: 'talk', topic: 0 }, 'next').state)).toEqual([PEARL]);
  });

  test('a save of before is fitted, and keeps what was given', () => {
    const moved = talker([tale, once], [2, 1]);
    const resting = play(talker([once, tale]), given, 'leave', 'next').state as RestingState;
    const { state, lost } = fitState(moved, resting);
    expect([told(moved, state), lost]).toEqual([[1], []]);
  });

  test('a topic in the place of a removed one is new to every game', () => {
    expect(told(talker([tale, { word_en: 'new', once: true }], [2, 13]), given)).toEqual([1, 12]);
  });

  test('trades and goods too', () => {
    const row = { gives_item: PEARL, wants_item: APPLE, once: true };
    const world = (saved: Partial<Npc['saved_as']>, more: Partial<Npc>) =>
      knowing({
        commands: { ...npc.blank.commands, [TRADE]: true, [SHOP]: true },
        saved_as: { ...npc.blank.saved_as, ...saved },
        ...more,
      });
    const before = world(
      {},
      { trades: slots(npc.blank.trades, row), shop: slots(npc.blank.shop, { item: APPLE, stock: 1 }) },
    );
    const traded = play(before, holding(meet(before), APPLE), { do: 'trade', trade: 0 }, 'next').state;
    const bought = play(before, { ...traded, gold: 9999 }, { do: 'buy', member: 1, item: APPLE }).state;
    const after = world(
      { trades: [3, 2, 1, 0, 0, 0, 0, 0], shop: npc.blank.saved_as.shop.map((_, at) => [2, 1][at] ?? 0) },
      {
        trades: slots(npc.blank.trades, {}, {}, row),
        shop: slots(npc.blank.shop, {}, { item: APPLE, stock: 1 }),
      },
    );
    const offered = legalInputs(after, {
      ...meet(after),
      npcs: bought.npcs,
      roster: holding(bought, APPLE).roster,
      gold: 9999,
    });
    expect(offered.filter((input) => input.do === 'trade' || input.do === 'buy')).toEqual([]);
  });
});

test('Where nobody is talked to nothing comes of it', () => {
  const world = knowing({});
  expect(conversed(world, gameAt(world), { do: 'pay' })).toEqual([]);
});

test('Whatever is done with somebody who has every command, the game goes on', () => {
  const world = knowing({
    commands: ALL,
    topics: slots(npc.blank.topics, { word_en: 'a', message: TALE, gives_item: PEARL }),
    battle: { ...npc.blank.battle, monster: RAT, chest: 2 },
    shop: slots(npc.blank.shop, { item: APPLE }, { item: PEARL, stock: 2 }),
    buys: true,
    payment: { amount: 5, message: THANKS, flag: 3, gives_item: PEARL, times: 0 },
    trades: slots(npc.blank.trades, { wants_item: APPLE, gives_item: PEARL }),
  });
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(1000), (choices, step) => {
      const end = choices.reduce(
        (game, choice) => {
          const inputs = legalInputs(world, game);
          const input: Short = inputs[choice % Math.max(1, inputs.length)] ?? 'next';
          return play(world, game, input).state;
        },
        { ...meet(world), step },
      );
      expect(end.gold).toBeGreaterThanOrEqual(0);
      expect(end.pending !== null).toBe(['talk', 'battle', 'chest'].includes(end.mode));
      expect(end.roster.every(({ items, hp, max_hp }) => items.length <= 8 && hp >= 0 && hp <= max_hp)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
