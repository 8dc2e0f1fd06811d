// The conversation of an NPC as a script: rows with the occasion, the message that is said, and what is given, taken and set. A script is a
// view of the record: every row names the leaves that it shows, and moving or removing one gives the record with other values in them.
import { differIn } from '#domain/resource/leaf.ts';
import { type Npc, npc, PAY, TALK, TRADE } from './npc.ts';
import { type NpcList, unusedNumber } from './npcRows.ts';

/** The parts of a script, in the order of a conversation. */
export type ScriptPart = 'meeting' | 'topic' | 'unknown' | 'payment' | 'trade' | 'refusal' | 'leaving';

/** A row of a script, by the paths of its leaves. */
export interface ScriptRow {
  readonly part: ScriptPart;
  /** The place of its record in the list of topics or trades; 0 in other parts. */
  readonly index: number;
  /** The leaf with the message that is said. */
  readonly said: string;
  /** The occasion: words, a price, what the party must have. */
  readonly when: readonly string[];
  /** Everything else: conditions, gifts, flags and sounds. */
  readonly deeds: readonly string[];
}

/** The lists whose rows are added, moved and removed, with the command that makes them available. */
export const SCRIPT_LISTS = { topic: ['topics', TALK], trade: ['trades', TRADE] } as const satisfies Partial<
  Record<ScriptPart, readonly [NpcList, number]>
>;
export type ListPart = keyof typeof SCRIPT_LISTS;

const within = (path: string, ...names: readonly string[]) => names.map((name) => `${path}.${name}`);

/** Returns a row of a list. */
function listRow(part: ListPart, index: number): ScriptRow {
  const [list] = SCRIPT_LISTS[part];
  const path = `${list}.${index}`;
  const [when, deeds] =
    part === 'topic'
      ? [
          ['word_ja', 'word_en'],
          ['needs_flag', 'gives_item', 'sets_flag', 'once'],
        ]
      : [
          ['wants_item', 'gives_item'],
          ['flag', 'once'],
        ];
  return { part, index, said: `${path}.message`, when: within(path, ...when), deeds: within(path, ...deeds) };
}

const single = (part: ScriptPart, said: string, when: readonly string[] = [], deeds: readonly string[] = []) => ({
  ...{ part, index: 0, said, when, deeds },
});

const MEETING = single('meeting', 'greet_message', [], ['needs_flag', 'once', 'asks_first', 'meet_sound']);
const UNKNOWN = single('unknown', 'unknown_word');
const PAYMENT = single(
  'payment',
  'payment.message',
  within('payment', 'amount', 'times'),
  within('payment', 'gives_item', 'flag'),
);
const REFUSAL = single('refusal', 'refuse_message');
const LEAVING = single('leaving', 'leave_message', [], ['left_flag', 'goes_away', 'leave_sound']);

/** Every row that a script can have. */
export const ALL_ROWS: readonly ScriptRow[] = [
  MEETING,
  ...npc.blank.topics.map((_, index) => listRow('topic', index)),
  UNKNOWN,
  PAYMENT,
  ...npc.blank.trades.map((_, index) => listRow('trade', index)),
  REFUSAL,
  LEAVING,
];

/** The leaves that a row shows. */
const leavesOfRow = ({ said, when, deeds }: ScriptRow) =>
  npc.leaves.filter(({ path }) => path === said || when.includes(path) || deeds.includes(path));

const isWritten = (record: Npc, row: ScriptRow) => leavesOfRow(row).some((leaf) => differIn(leaf, npc.blank, record));

/**
 * Returns the rows of a script: the meeting and the leaving, those of each command that the NPC has, and all that hold something.
 * @param opened empty rows of lists that their author has just added
 */
export function scriptOf(record: Npc, opened: readonly ScriptRow[] = []): readonly ScriptRow[] {
  const { commands } = record;
  const hasPayment = commands[PAY] === true || isWritten(record, PAYMENT);
  const isShown = (row: ScriptRow): boolean => {
    switch (row.part) {
      case 'topic':
      case 'trade':
        return isWritten(record, row) || opened.some(({ part, index }) => part === row.part && index === row.index);
      case 'unknown':
        return commands[TALK] === true || isWritten(record, row);
      case 'payment':
        return hasPayment;
      case 'refusal':
        return hasPayment || isWritten(record, row);
      default:
        return true;
    }
  };
  return ALL_ROWS.filter(isShown);
}

/** The command without which a row is never heard; undefined if there is none. */
export function commandOf({ part }: ScriptRow): number | undefined {
  if (part === 'topic' || part === 'unknown') return TALK;
  if (part === 'payment' || part === 'refusal') return PAY;
  return part === 'trade' ? TRADE : undefined;
}

/** Returns the row in which the next topic or trade is written: the first empty one after all others, else any; undefined if all are full. */
export function nextRow(part: ListPart, shown: readonly ScriptRow[]): ScriptRow | undefined {
  const [list] = SCRIPT_LISTS[part];
  const taken = shown.flatMap((row) => (row.part === part ? row.index : []));
  const all = npc.blank[list].map((_, index) => index).filter((index) => !taken.includes(index));
  const index = all.find((one) => one > Math.max(-1, ...taken)) ?? all[0];
  return index === undefined ? undefined : listRow(part, index);
}

/** The number of rows that a list can have. */
export const mostRows = (part: ListPart): number => npc.blank[SCRIPT_LISTS[part][0]].length;

/** Returns the record with one row of a list moved to the place of another, each with its number in saves; those between them move up or down. */
export function moveRow(record: Npc, part: ListPart, shown: readonly ScriptRow[], from: number, to: number): Npc {
  const [list] = SCRIPT_LISTS[part];
  const places = shown.flatMap((row) => (row.part === part ? row.index : []));
  const order = places.toSpliced(places.indexOf(from), 1).toSpliced(places.indexOf(to), 0, from);
  const rows: unknown[] = [...record[list]];
  const saved = [...record.saved_as[list]];
  order.forEach((old, at) => {
    const place = places[at] ?? old;
    rows[place] = record[list][old];
    saved[place] = asPlaced(record.saved_as[list][old] || old + 1, place);
  });
  return { ...record, [list]: rows, saved_as: { ...record.saved_as, [list]: saved } };
}

/** A number in saves as stored: 0 for that of the place itself. */
const asPlaced = (number: number, place: number): number => (number === place + 1 ? 0 : number);

/** Returns the record without a row of a list. The last place of the list becomes empty, and new to every save. */
export function removeRow(record: Npc, part: ListPart, shown: readonly ScriptRow[], index: number): Npc {
  const [list] = SCRIPT_LISTS[part];
  const last = shown.findLast((row) => row.part === part)?.index ?? index;
  const moved = moveRow(record, part, shown, index, last);
  const place = npc.blank[list][last];
  const rows: unknown[] = [...moved[list]];
  rows[last] = place;
  const saved = moved.saved_as[list].with(last, unusedNumber(moved, list));
  return { ...moved, [list]: rows, saved_as: { ...moved.saved_as, [list]: saved } };
}

/** The numbers of the messages that a script says. */
export const messagesOf = (record: Npc): number[] =>
  [
    ...[record.greet_message, record.leave_message, record.refuse_message, record.unknown_word, record.payment.message],
    ...[...record.topics, ...record.trades].map(({ message }) => message),
  ].filter((number) => number > 0);
