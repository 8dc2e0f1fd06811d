import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { BATTLE, INN, type Npc, PAY, SHOP, TALK, TEMPLE, TRADE } from '#domain/resources/npc.ts';
import { foldText } from '#domain/text/foldText.ts';
import { innInputs } from '#game/facilities/inn.ts';
import { type Dealer, npcHere } from '#game/facilities/npcHere.ts';
import { shopInputs } from '#game/facilities/shop.ts';
import { templeInputs } from '#game/facilities/temple.ts';
import type { PlayerInput } from '#game/inputs.ts';
import { answerTo, exchange, exchangeBack, parting, payment, quarrel } from '#game/operations/npcOperations.ts';
import { countOf } from '#game/queries/isMet.ts';
import { isKilled } from '#game/queries/npcs.ts';
import { hasBit } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { notesOf } from '#game/state/NpcNotes.ts';
import type { Operations } from '#game/state/Operation.ts';
import type { World } from '#game/world/World.ts';

type Offers = (world: World, state: GameState, dealer: Dealer) => readonly PlayerInput[];

/** What each command of an NPC offers. */
const COMMANDS: Readonly<Record<number, Offers>> = {
  [TALK]: (_, state, { number, npc }) => [
    { do: 'answer', text: '' },
    ...npc.topics.flatMap((_topic, topic): PlayerInput[] =>
      isToTell(state, number, npc, topic) ? [{ do: 'talk', topic }] : [],
    ),
  ],
  [BATTLE]: ({ monsters }, _, { npc }) =>
    npc.battle.monster !== RECORD_KINDS.monster.none && monsters.has(npc.battle.monster) ? [{ do: 'fight' }] : [],
  [INN]: innInputs,
  [SHOP]: shopInputs,
  [TEMPLE]: templeInputs,
  [PAY]: (_, state, { number, npc: { payment: asked } }) =>
    asked.amount <= state.gold && (asked.times === 0 || notesOf(state, number).paid < asked.times)
      ? [{ do: 'pay' }]
      : [],
  [TRADE]: (world, state, { number, npc }) =>
    npc.trades.flatMap((_, index) => trades(world, state, number, npc, index)),
};

/** What can be done with an NPC, beside leaving it. */
export const converseInputs = (world: World, state: GameState): PlayerInput[] => {
  const dealer = npcHere(world, state);
  if (!dealer) return [];
  return Object.entries(COMMANDS).flatMap(([code, offers]) =>
    dealer.npc.commands[code] ? offers(world, state, dealer) : [],
  );
};

/** Whether a topic has a word, what it needs, and something left to do. */
function isToTell(state: GameState, number: number, { topics }: Npc, index: number): boolean {
  const topic = topics[index];
  if (!topic || (topic.word_ja === '' && topic.word_en === '')) return false;
  const isDone = topic.once && hasBit(notesOf(state, number).topics, index);
  return !isDone && (topic.needs_flag === 0 || hasBit(state.flags, topic.needs_flag));
}

/** A trade that the party has the thing for, and its return where the rules let things go back. */
function trades({ rules }: World, state: GameState, number: number, npc: Npc, index: number): PlayerInput[] {
  const { wants_item, gives_item, once } = npc.trades[index] ?? { wants_item: 0, gives_item: 0, once: false };
  if (wants_item === 0 || gives_item === 0) return [];
  const isDone = hasBit(notesOf(state, number).trades, index);
  const goesBack = isDone && rules.magic.npc_trade_keeps && countOf(state, gives_item) > 0;
  return [
    ...(!(once && isDone) && countOf(state, wants_item) > 0 ? [{ do: 'trade', trade: index } as const] : []),
    ...(goesBack ? [{ do: 'tradeBack', trade: index } as const] : []),
  ];
}

/** What comes of an input to an NPC. */
export function conversed(world: World, state: GameState, input: PlayerInput): Operations {
  const dealer = npcHere(world, state);
  if (!dealer) return [];
  const { number, npc } = dealer;
  switch (input.do) {
    case 'talk':
      return answerTo(number, npc, input.topic);
    case 'answer':
      return answerTo(number, npc, topicOf(state, dealer, input.text));
    case 'pay':
      return payment(number, npc);
    case 'trade':
      return exchange(number, npc, input.trade);
    case 'tradeBack':
      return exchangeBack(number, npc, input.trade);
    case 'fight':
      return quarrel(number, npc, isKilled(world));
    default:
      return parting(number, npc);
  }
}

/** The topic that a word is about; -1 for a word that means nothing to the NPC. */
function topicOf(state: GameState, { number, npc }: Dealer, text: string): number {
  const word = foldText(text.trim());
  return npc.topics.findIndex(
    ({ word_ja, word_en }, index) =>
      word !== '' &&
      [word_ja, word_en].some((one) => one !== '' && foldText(one) === word) &&
      isToTell(state, number, npc, index),
  );
}
