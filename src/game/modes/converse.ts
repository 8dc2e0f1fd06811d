import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { BATTLE, INN, type Npc, PAY, SHOP, TALK, TEMPLE, TRADE } from '#domain/resources/npc.ts';
import { rowOf, savedNumbers } from '#domain/resources/npcRows.ts';
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

/** The inputs of each command of an NPC. */
const COMMANDS: Readonly<Record<number, Offers>> = {
  [TALK]: (_, state, { number, npc }) => [
    { do: 'answer', text: '' },
    ...savedNumbers(npc, 'topics').flatMap((topic, index): PlayerInput[] =>
      isTold(state, number, npc, index) ? [{ do: 'talk', topic }] : [],
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
    savedNumbers(npc, 'trades').flatMap((trade, index) => trades(world, state, { number, npc }, { trade, index })),
};

/** The possible inputs in a conversation with an NPC, except leaving. */
export const converseInputs = (world: World, state: GameState): PlayerInput[] => {
  const dealer = npcHere(world, state);
  if (!dealer) return [];
  return Object.entries(COMMANDS).flatMap(([code, offers]) =>
    dealer.npc.commands[code] ? offers(world, state, dealer) : [],
  );
};

/** Whether a topic is available: it has a word, its flag is set, and it is not done if it happens only once. */
function isTold(state: GameState, number: number, npc: Npc, index: number): boolean {
  const topic = npc.topics[index];
  if (!topic || (topic.word_ja === '' && topic.word_en === '')) return false;
  const isDone = topic.once && hasBit(notesOf(state, number).topics, savedNumbers(npc, 'topics')[index] ?? index);
  return !isDone && (topic.needs_flag === 0 || hasBit(state.flags, topic.needs_flag));
}

/** The inputs of a trade: the trade itself if the party has the item, and its return if the rules allow that. */
function trades(
  { rules }: World,
  state: GameState,
  { number, npc }: Dealer,
  { trade, index }: { readonly trade: number; readonly index: number },
): PlayerInput[] {
  const { wants_item, gives_item, once } = npc.trades[index] ?? { wants_item: 0, gives_item: 0, once: false };
  if (wants_item === 0 || gives_item === 0) return [];
  const isDone = hasBit(notesOf(state, number).trades, trade);
  const goesBack = isDone && rules.magic.npc_trade_keeps && countOf(state, gives_item) > 0;
  return [
    ...(!(once && isDone) && countOf(state, wants_item) > 0 ? [{ do: 'trade', trade } as const] : []),
    ...(goesBack ? [{ do: 'tradeBack', trade } as const] : []),
  ];
}

/** The operations after an input to an NPC. */
export function conversed(world: World, state: GameState, input: PlayerInput): Operations {
  const dealer = npcHere(world, state);
  if (!dealer) return [];
  const { number, npc } = dealer;
  switch (input.do) {
    case 'talk':
      return answerTo(number, npc, rowOf(npc, 'topics', input.topic));
    case 'answer':
      return answerTo(number, npc, topicOf(state, dealer, input.text));
    case 'pay':
      return payment(number, npc);
    case 'trade':
      return exchange(number, npc, rowOf(npc, 'trades', input.trade));
    case 'tradeBack':
      return exchangeBack(number, npc, rowOf(npc, 'trades', input.trade));
    case 'fight':
      return quarrel(number, npc, isKilled(world));
    default:
      return parting(number, npc);
  }
}

/** The index of the topic of a word; -1 if the NPC does not know the word. */
function topicOf(state: GameState, { number, npc }: Dealer, text: string): number {
  const word = foldText(text.trim());
  return npc.topics.findIndex(
    ({ word_ja, word_en }, index) =>
      word !== '' &&
      [word_ja, word_en].some((one) => one !== '' && foldText(one) === word) &&
      isTold(state, number, npc, index),
  );
}
