import type { RecordOf } from '#domain/resource/defineResource.ts';
import { npc } from '#domain/resources/npc.ts';

type Npc = RecordOf<typeof npc>;
type Topic = Npc['topics'][number];

/** Codes of alignments and of moods. */
export const [GOOD, NEUTRAL, EVIL] = [0, 1, 2] as const;
export const [KIND, WARY] = [0, 1] as const;

/** Returns functions that make NPCs of the messages and items with these numbers. */
export function npcsOf<Message extends string, Item extends string>(
  messages: Readonly<Record<Message, number>>,
  items: Readonly<Record<Item, number>>,
) {
  return {
    topic: (word_ja: string, word_en: string, message: Message, more: Partial<Topic> = {}): Topic => ({
      ...(npc.blank.topics[0] as Topic),
      ...{ word_ja, word_en, message: messages[message] },
      ...more,
    }),
    someone: (
      [name_ja, name_en]: readonly [string, string],
      [greet, leave, unknown]: readonly [greet: Message, leave: Message, unknown: Message],
      topics: readonly Topic[],
      more: Partial<Npc>,
    ): Partial<Npc> => ({
      ...{ name_ja, name_en, greet_message: messages[greet], leave_message: messages[leave] },
      unknown_word: messages[unknown],
      topics: npc.blank.topics.map((none, at) => topics[at] ?? none),
      ...more,
    }),
    goods: (...names: readonly Item[]): Npc['shop'] =>
      npc.blank.shop.map((none, at) => {
        const name = names[at];
        return name ? { ...none, item: items[name] } : none;
      }),
    /** Gives an item for another one, once in a game. */
    trades: (wants: Item, gives: Item, message: Message): Npc['trades'] =>
      npc.blank.trades.map((none, at) =>
        at > 0
          ? none
          : { ...none, wants_item: items[wants], gives_item: items[gives], message: messages[message], once: true },
      ),
  };
}

/** Makes a set of commands from their codes. */
export const commands = (...codes: readonly number[]): Npc['commands'] =>
  Object.fromEntries(
    Object.keys(npc.blank.commands).map((code) => [code, codes.includes(Number(code))]),
  ) as Npc['commands'];
