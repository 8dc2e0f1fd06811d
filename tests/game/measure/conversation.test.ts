import { describe, expect, test } from 'vitest';
import { BATTLE, INN, type Npc, npc, PAY, SHOP, TALK, TEMPLE, TRADE } from '#domain/resources/npc.ts';
import { type Goods, type Place, type Scene, sceneOf } from '#game/measure/conversation.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

const all = [TALK, BATTLE, INN, SHOP, TEMPLE, PAY, TRADE];
const first = <Slot extends object>(slots: readonly Slot[], values: Partial<Slot>): Slot[] =>
  slots.map((slot, at) => (at === 0 ? { ...slot, ...values } : slot));
const ferryman: Npc = {
  ...npc.blank,
  commands: Object.fromEntries(all.map((code) => [code, true])),
  greet_message: 1,
  leave_message: 2,
  refuse_message: 3,
  meet_sound: 14,
  leave_sound: 15,
  needs_flag: 5,
  goes_away: true,
  topics: first(npc.blank.topics, { word_ja: '鍵', word_en: 'key', message: 4, sets_flag: 6, gives_item: 1 }),
  inn: { factor: 150, special_price: 30_000 },
  shop: first(npc.blank.shop, { item: 1, factor: 50 }),
  buys: true,
  temple_factor: 200,
  payment: { ...npc.blank.payment, amount: 100, message: 7, flag: 8, gives_item: 1 },
  trades: first(npc.blank.trades, { wants_item: 1, gives_item: 2, message: 9, once: true }),
};
const goods: Goods = (item) =>
  [undefined, { name: { ja: '剣', en: 'Sword' }, price: 300 }, { name: { ja: '鍵', en: 'Key' }, price: 10 }][item];
const at = (place: Place, one = ferryman): Scene => sceneOf(DEFAULT_RULES, one, place, goods);
const ways = ({ ways: found }: Scene) => found.map(({ label }) => label.en);
const lines = (scene: Scene) => scene.lines.map(({ en }) => en);

describe('A conversation with an NPC', () => {
  test('begins with its greeting, leads through its commands, and ends with its leave message', () => {
    expect(at({ at: 'met' })).toMatchObject({ message: 1, sound: 14, deeds: [{ does: 'needs_flag', number: 5 }] });
    const names = ['Talk', 'Battle', 'Inn', 'Shop', 'Temple help', 'Pay gold', 'Item trade', 'Leave'];
    expect(ways(at({ at: 'commands' }))).toEqual(names);
    expect(ways(at({ at: 'commands' }, { ...ferryman, commands: { [INN]: true } }))).toEqual(['Inn', 'Leave']);
    expect(at({ at: 'left' })).toMatchObject({
      message: 2,
      sound: 15,
      ways: [],
      deeds: [{ does: 'goes_away', number: 1 }],
    });
    expect(ways(at({ at: 'met' }, { ...ferryman, asks_first: true }))).toEqual(['Talk to it', 'Leave']);
  });

  test('answers the words that it knows, and says what comes of it', () => {
    expect(ways(at({ at: 'talk' }))).toEqual(['key', 'Another word', 'Back']);
    expect(at({ at: 'topic', index: 0 })).toMatchObject({
      message: 4,
      deeds: [
        { does: 'sets_flag', number: 6 },
        { does: 'gives_item', number: 1 },
      ],
    });
  });

  test('tells the prices of rooms, goods and cures by its own factor and the rules', () => {
    expect(lines(at({ at: 'inn' }))).toEqual([
      'Stable 0 G',
      'Simple cot 15 G',
      'Economy 75 G',
      'Suite 300 G',
      'Royal suite 750 G',
      'Special room 30000 G',
    ]);
    expect(lines(at({ at: 'shop' }))).toEqual(['Sword 180 G', 'Buys at 50% of the price']);
    const empty = { ...ferryman, buys: false, shop: first(ferryman.shop, { stock: 0 }) };
    expect(lines(at({ at: 'shop' }, empty))).toEqual(['Sword 180 G, sold out']);
    expect(lines(at({ at: 'temple' }))[0]).toBe('Poison 44 G × level');
  });

  test('takes gold or things, and says what it does for them; a refusal has its own words', () => {
    expect(lines(at({ at: 'pay' }))).toEqual(['Pay 100 G?']);
    expect(at({ at: 'refused' }).message).toBe(3);
    expect(at({ at: 'paid' })).toMatchObject({
      message: 7,
      deeds: [
        { does: 'takes_gold', number: 100 },
        { does: 'sets_flag', number: 8 },
        { does: 'gives_item', number: 1 },
      ],
    });
    expect(ways(at({ at: 'trade' }))).toEqual(['Sword for Key', 'Back']);
    expect(at({ at: 'traded', index: 0 }).deeds.map(({ does }) => does)).toEqual(['takes_item', 'gives_item', 'once']);
  });

  test('leads on from every scene until one leaves', () => {
    const seen = new Map<string, Scene>();
    const visit = (place: Place): void => {
      const key = JSON.stringify(place);
      if (seen.has(key)) return;
      seen.set(key, at(place));
      for (const { to } of at(place).ways) visit(to);
    };
    visit({ at: 'met' });
    expect([...seen].filter(([, scene]) => scene.ways.length === 0).map(([key]) => key)).toEqual(['{"at":"left"}']);
    expect(seen.size).toBe(15);
  });
});
