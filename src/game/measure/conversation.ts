// The conversation with an NPC: scenes with the text of the game window and the ways to continue. All conditions are assumed to be met; the
// scene lists them.

import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import {
  BATTLE,
  INN,
  INN_ROOMS,
  NPC_COMMANDS,
  type Npc,
  PAY,
  SHOP,
  TALK,
  TEMPLE,
  TEMPLE_CURES,
  TRADE,
} from '#domain/resources/npc.ts';
import { asRead } from '#domain/text/inLanguage.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { curePrice, npcRoomPrice, shareOf } from '#game/rules/prices.ts';

/** A place in a conversation; `index` is that of the topic or the trade. */
export type Place =
  | { readonly at: 'met' | 'commands' | 'talk' | 'unknown' | 'battle' | 'inn' | 'shop' | 'temple' | 'pay' | 'paid' }
  | { readonly at: 'refused' | 'trade' | 'left' }
  | { readonly at: 'topic' | 'traded'; readonly index: number };

/** A way to continue. */
export interface Way {
  readonly label: Label;
  readonly to: Place;
}

/** A requirement or an effect of a scene; `number` is the number of a record or condition, or an amount. */
export interface Deed {
  readonly does:
    | 'condition'
    | 'needs_flag'
    | 'sets_flag'
    | 'gives_item'
    | 'takes_item'
    | 'takes_gold'
    | 'fights'
    | 'chest'
    | 'once'
    | 'goes_away';
  readonly number: number;
}

export interface Scene {
  /** The number of the labyrinth message that is shown; 0 for none. */
  readonly message: number;
  /** The lines that the window shows instead of a message. */
  readonly lines: readonly Label[];
  readonly sound: number;
  readonly ways: readonly Way[];
  readonly deeds: readonly Deed[];
}

/** Looks up the name and price of an item; undefined if the item does not exist. */
export type Goods = (item: number) => { readonly name: Label; readonly price: number } | undefined;

const label = (ja: string, en: string): Label => ({ ja, en });
const BACK: Way = { label: label('戻る', 'Back'), to: { at: 'commands' } };
const LEAVE: Way = { label: label('立ち去る', 'Leave'), to: { at: 'left' } };
const ON = (at: 'commands' | 'talk' | 'trade'): Way => ({ label: label('次へ', 'Next'), to: { at } });

/** The scene of a place in the conversation with an NPC. */
export function sceneOf(rules: Rules, npc: Npc, place: Place, goods: Goods): Scene {
  switch (place.at) {
    case 'met':
      return scene({
        message: npc.greet_message,
        sound: npc.meet_sound,
        ways: npc.asks_first
          ? [{ ...ON('commands'), label: label('話しかける', 'Talk to it') }, LEAVE]
          : [ON('commands')],
        deeds: [
          ...(npc.meeting_condition === 0 ? [] : [deed('condition', npc.meeting_condition)]),
          ...flagOf('needs_flag', npc.needs_flag),
          ...(npc.once ? [deed('once', 1)] : []),
        ],
      });
    case 'commands':
      return scene({ ways: [...NPC_COMMANDS.filter(({ code }) => npc.commands[code]).map(wayOf), LEAVE] });
    case 'left':
      return scene({
        message: npc.leave_message,
        sound: npc.leave_sound,
        deeds: [...flagOf('sets_flag', npc.left_flag), ...(npc.goes_away ? [deed('goes_away', 1)] : [])],
      });
    case 'refused':
      return scene({ message: npc.refuse_message, ways: [BACK] });
    default:
      return sceneOfCommand(rules, npc, place, goods);
  }
}

function sceneOfCommand(rules: Rules, npc: Npc, place: Place, goods: Goods): Scene {
  switch (place.at) {
    case 'talk':
      return scene({
        ways: [...topicsOf(npc), { label: label('ほかの言葉', 'Another word'), to: { at: 'unknown' } }, BACK],
      });
    case 'unknown':
      return scene({ message: npc.unknown_word, ways: [ON('talk')] });
    case 'topic':
      return topicScene(npc, place.index);
    case 'battle':
      return battleScene(npc);
    case 'inn':
      return scene({ lines: roomsOf(rules, npc), ways: [BACK] });
    case 'shop':
      return scene({ lines: goodsOf(rules, npc, goods), ways: [BACK] });
    case 'temple':
      return scene({ lines: curesOf(rules, npc), ways: [BACK] });
    case 'pay':
      return payScene(npc);
    case 'paid':
      return paidScene(npc);
    case 'trade':
      return scene({ ways: [...tradesOf(npc, goods), BACK] });
    case 'traded':
      return tradedScene(npc, place.index);
    default:
      return scene({ ways: [BACK] });
  }
}

const COMMAND_PLACES: Readonly<Record<number, Place>> = {
  [TALK]: { at: 'talk' },
  [BATTLE]: { at: 'battle' },
  [INN]: { at: 'inn' },
  [SHOP]: { at: 'shop' },
  [TEMPLE]: { at: 'temple' },
  [PAY]: { at: 'pay' },
  [TRADE]: { at: 'trade' },
};
const wayOf = ({ code, label: name }: (typeof NPC_COMMANDS)[number]): Way => ({
  label: name,
  to: COMMAND_PLACES[code] ?? { at: 'commands' },
});

const topicsOf = ({ topics }: Npc): Way[] =>
  topics.flatMap(({ word_ja, word_en }, index) =>
    word_ja || word_en ? [{ label: asRead({ ja: word_ja, en: word_en }), to: { at: 'topic', index } as const }] : [],
  );

function topicScene({ topics }: Npc, index: number): Scene {
  const topic = topics[index];
  if (!topic) return scene({ ways: [ON('talk')] });
  return scene({
    message: topic.message,
    ways: [ON('talk')],
    deeds: [
      ...flagOf('needs_flag', topic.needs_flag),
      ...flagOf('sets_flag', topic.sets_flag),
      ...itemOf('gives_item', topic.gives_item),
      ...(topic.once ? [deed('once', 1)] : []),
    ],
  });
}

const battleScene = ({ battle }: Npc): Scene =>
  scene({
    lines: [label('戦いになった！', 'A fight breaks out!')],
    ways: [BACK],
    deeds: [
      deed('fights', battle.monster),
      ...(battle.chest === 0 ? [] : [deed('chest', battle.chest)]),
      ...flagOf('sets_flag', battle.beaten_flag),
    ],
  });

/** The available rooms, with their price per night. */
const roomsOf = (rules: Rules, npc: Npc): Label[] =>
  INN_ROOMS.filter(({ code }) => npc.inn_rooms[code]).map(({ code, label: name }) =>
    priced(name, npcRoomPrice(rules, npc, code)),
  );

const goodsOf = ({ city, magic }: Rules, { shop, buys, buys_factor }: Npc, goods: Goods): Label[] => [
  ...shop.flatMap(({ item, factor, stock }) => {
    const one = item === 0 ? undefined : goods(item);
    if (!one) return [];
    const { ja, en } = priced(one.name, shareOf(one.price, factor, magic.npc_price_factor));
    return [stock === 0 ? label(`${ja}　品切れ`, `${en}, sold out`) : label(ja, en)];
  }),
  ...(buys
    ? [
        label(
          `買い取り：値段の${shareOf(city.shop_sell_share, buys_factor)}％`,
          `Buys at ${shareOf(city.shop_sell_share, buys_factor)}% of the price`,
        ),
      ]
    : []),
];

const curesOf = (rules: Rules, { temple_cures, temple_factor }: Npc): Label[] =>
  TEMPLE_CURES.filter(({ code }) => temple_cures[code]).map(({ code, label: name }) => {
    const { ja, en } = priced(name, shareOf(curePrice(rules, code), temple_factor, rules.magic.npc_temple_factor));
    return label(`${ja}×レベル`, `${en} × level`);
  });

const payScene = ({ payment }: Npc): Scene =>
  scene({
    lines: [label(`${payment.amount} Gを払いますか？`, `Pay ${payment.amount} G?`)],
    ways: [
      { label: label('払う', 'Pay'), to: { at: 'paid' } },
      { label: label('断る', 'Refuse'), to: { at: 'refused' } },
    ],
  });

const paidScene = ({ payment }: Npc): Scene =>
  scene({
    message: payment.message,
    ways: [ON('commands')],
    deeds: [
      deed('takes_gold', payment.amount),
      ...flagOf('sets_flag', payment.flag),
      ...itemOf('gives_item', payment.gives_item),
    ],
  });

const tradesOf = ({ trades }: Npc, goods: Goods): Way[] =>
  trades.flatMap(({ wants_item, gives_item }, index) => {
    const [wanted, given] = [goods(wants_item)?.name, goods(gives_item)?.name];
    if (!wanted || !given) return [];
    return [{ label: label(`${wanted.ja}→${given.ja}`, `${wanted.en} for ${given.en}`), to: { at: 'traded', index } }];
  });

function tradedScene({ trades }: Npc, index: number): Scene {
  const trade = trades[index];
  if (!trade) return scene({ ways: [ON('trade')] });
  return scene({
    message: trade.message,
    ways: [ON('trade')],
    deeds: [
      deed('takes_item', trade.wants_item),
      deed('gives_item', trade.gives_item),
      ...flagOf('sets_flag', trade.flag),
      ...(trade.once ? [deed('once', 1)] : []),
    ],
  });
}

const priced = ({ ja, en }: Label, price: number): Label => label(`${ja}　${price} G`, `${en || ja} ${price} G`);

const scene = (parts: Partial<Scene>): Scene => ({
  message: 0,
  lines: [],
  sound: DEFAULT_SOUND.code,
  ways: [],
  deeds: [],
  ...parts,
});

const deed = (does: Deed['does'], number: number): Deed => ({ does, number });
const flagOf = (does: 'needs_flag' | 'sets_flag', number: number): Deed[] => (number === 0 ? [] : [deed(does, number)]);
const itemOf = (does: 'gives_item' | 'takes_item', number: number): Deed[] =>
  number === 0 ? [] : [deed(does, number)];
