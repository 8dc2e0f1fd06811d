import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { nameOf, type RecordOf } from '#domain/resource/defineResource.ts';
import type { additionalImage } from '#domain/resources/additionalImage.ts';
import { item } from '#domain/resources/item.ts';
import type { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { Language } from '#domain/text/languages.ts';
import type { Goods } from '#game/measure/conversation.ts';

export type Message = RecordOf<typeof labyrinthMessage>;

/** The parts of a scenario's other records that a conversation reads. */
export interface ConversationRecords {
  readonly goods: Goods;
  /** Undefined for none, and for one that nobody has written. */
  readonly message: (number: number) => Message | undefined;
  readonly name: (kind: RecordKindName, number: number, language: Language) => string;
  readonly monsters: RecordDesk;
  /** Returns the file of an additional image; '' for none, and for one that has none yet. */
  readonly image: (number: number) => string;
}

/** Returns the records of some desks; undefined until all desks are there. */
export function conversationRecords(desks: readonly (RecordDesk | undefined)[]): ConversationRecords | undefined {
  const of = (kind: RecordKindName) => desks.find((desk) => desk?.resource.name === kind);
  const [items, messages, monsters] = [of('item'), of('labyrinth_message'), of('monster')];
  const images = of('additional_image');
  if (!items || !messages || !monsters || !images || desks.some((desk) => !desk)) return undefined;
  return {
    goods(number) {
      if (number < item.numbers.first || !items.isThere(number)) return undefined;
      // A desk parses its records with their schema.
      const record = items.record(number) as RecordOf<typeof item>;
      return { name: nameOf(item, record, number), price: record.purchase_price };
    },
    message: (number) => (number > 0 && messages.isThere(number) ? (messages.record(number) as Message) : undefined),
    name(kind, number, language) {
      const desk = of(kind);
      return desk ? numberedName(desk.resource, desk.record(number), number, language) : '';
    },
    monsters,
    image: (number) => (number > 0 ? (images.record(number) as RecordOf<typeof additionalImage>).image : ''),
  };
}
