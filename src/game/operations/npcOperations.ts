// The operations of an NPC: on meeting it, for each of its commands, and on leaving it.
import { EVIL, GOOD } from '#domain/catalogs/adventurers.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import { HOSTILE, type Npc } from '#domain/resources/npc.ts';
import { savedNumbers } from '#domain/resources/npcRows.ts';
import type { NpcNote, Operations } from '#game/state/Operation.ts';

const said = (message: number): Operations => (message > 0 ? [{ op: 'show', message }] : []);
const heard = (sound: number): Operations => (sound === DEFAULT_SOUND.code ? [] : [{ op: 'sound', sound }]);
const set = (flag: number): Operations => (flag > 0 ? [{ op: 'set', flag }] : []);
const given = (item: number): Operations => (item > 0 ? [{ op: 'give', item, count: 1 }] : []);
const note = (npc: number, of: NpcNote, index = 0): Operations => [{ op: 'note', npc, of, index }];
const converse = (npc: number): Operations => [{ op: 'converse', npc }];

/** The operations on meeting an NPC: it greets, and if it asks first, the party can pass by. */
export function greeting(number: number, npc: Npc): Operations {
  const talks = converse(number);
  return [
    ...note(number, 'met'),
    ...heard(npc.meet_sound),
    ...said(npc.greet_message),
    ...(npc.asks_first ? [{ op: 'ask', message: 0, yes: talks, no: parting(number, npc) } as const] : talks),
  ];
}

/** The operations on leaving an NPC. */
export const parting = (number: number, npc: Npc): Operations => [
  ...heard(npc.leave_sound),
  ...said(npc.leave_message),
  ...set(npc.left_flag),
  ...(npc.goes_away ? note(number, 'gone') : []),
];

/** The operations of a topic: its message, item and flag. An unknown topic has its own message. */
export function answerTo(number: number, npc: Npc, index: number): Operations {
  const topic = npc.topics[index];
  if (!topic) return [...said(npc.unknown_word), ...converse(number)];
  const { message, gives_item, sets_flag } = topic;
  return [
    ...said(message),
    ...given(gives_item),
    ...set(sets_flag),
    ...note(number, 'topic', savedNumbers(npc, 'topics')[index]),
    ...converse(number),
  ];
}

/** The operations of a payment: the question and, once paid, the reward. */
export function payment(number: number, { payment: asked, refuse_message }: Npc): Operations {
  const { amount, message, flag, gives_item } = asked;
  const paid: Operations = [
    ...given(gives_item),
    { op: 'pay', gold: amount },
    ...note(number, 'paid'),
    ...set(flag),
    ...said(message),
    ...converse(number),
  ];
  return [{ op: 'ask', message: 0, yes: paid, no: [...said(refuse_message), ...converse(number)] }];
}

/** The operations that trade an item of the party for one of the NPC. */
export function exchange(number: number, npc: Npc, index: number): Operations {
  const one = npc.trades[index];
  if (!one) return converse(number);
  return [
    { op: 'trade', given: one.wants_item, got: one.gives_item },
    ...set(one.flag),
    ...note(number, 'traded', savedNumbers(npc, 'trades')[index]),
    ...said(one.message),
    ...converse(number),
  ];
}

/** The operations that reverse a trade. */
export function exchangeBack(number: number, npc: Npc, index: number): Operations {
  const one = npc.trades[index];
  if (!one) return converse(number);
  const back: Operations = [{ op: 'trade', given: one.gives_item, got: one.wants_item }];
  return [...back, ...note(number, 'tradedBack', savedNumbers(npc, 'trades')[index]), ...converse(number)];
}

/** The operations of attacking an NPC. Hostile NPCs act first. */
export function quarrel(number: number, { battle, mood, alignment }: Npc, isKilled: boolean): Operations {
  const { monster, count, chest, beaten_flag, killed_flag, exp_factor } = battle;
  const won: Operations = [
    ...note(number, 'slain'),
    ...set(beaten_flag),
    ...(isKilled ? set(killed_flag) : []),
    ...(chest === RECORD_KINDS.treasure_chest.none ? [] : [{ op: 'chest', chest, trap: 0, opened: [] } as const]),
  ];
  return [
    ...(alignment === EVIL ? [] : [{ op: 'shift', from: GOOD } as const]),
    {
      op: 'battle',
      battle: {
        foes: { monster, count },
        canFlee: true,
        surprise: mood === HOSTILE ? 'monsters' : 'rolled',
        isFriendly: false,
        experience: exp_factor,
      },
      won,
    },
  ];
}
