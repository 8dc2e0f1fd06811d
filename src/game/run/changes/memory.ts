import { cellIndex } from '#domain/map/floorGrid.ts';
import { leftIn } from '#game/queries/leftFinds.ts';
import { hasBit, withBit, withoutBit } from '#game/state/bits.ts';
import type { LeftFind } from '#game/state/GameState.ts';
import { type NpcNotes, notesOf } from '#game/state/NpcNotes.ts';
import type { NpcNote } from '#game/state/Operation.ts';
import type { Writers, Writing } from './write.ts';

type Names =
  | ('set' | 'clear' | 'flip' | 'note' | 'complete' | 'recordMonsters')
  | ('spendFind' | 'leaveFind' | 'takeFinds' | 'stock' | 'countSale');

/** Changes of what the game remembers. */
export const memoryChanges: Writers<Names> = {
  set: (run, { flag }) => setFlag(run, flag, true),
  clear: (run, { flag }) => setFlag(run, flag, false),
  flip: (run, { flag }) => setFlag(run, flag, !hasBit(run.draft.flags, flag)),
  note: (run, { npc, of, index }) => {
    const notes = notesOf(run.draft, npc);
    noteOf(run, npc, changed(notes, of, index));
  },
  complete: ({ draft, world, sink }, { labyrinth: number }) => {
    draft.completed = withBit(draft.completed, number);
    if (world.labyrinths.get(number)?.flag.next_labyrinth_flag)
      draft.labyrinths = withBit(draft.labyrinths, number + 1);
    sink?.({ kind: 'completed', labyrinth: number });
  },
  recordMonsters: ({ draft }, { monsters }) => {
    draft.lexicon = monsters.reduce(withBit, draft.lexicon);
  },
  spendFind: ({ draft }, { special }) => {
    draft.finds = withBit(draft.finds, special);
  },
  leaveFind: (run, { chest, special }) => {
    const { floor, x, y } = run.draft.place;
    setLeft(run, [...(run.draft.left ?? []), { floor, at: cellIndex(x, y), chest, special }]);
  },
  takeFinds: (run, { chest }) => {
    const taken = leftIn(run.draft, chest);
    setLeft(
      run,
      (run.draft.left ?? []).filter((one) => !taken.includes(one)),
    );
  },
  stock: ({ draft }, { item, left }) => {
    draft.stock = { ...draft.stock, [item]: left };
  },
  countSale: (run, { npc, row }) => {
    const { sold } = notesOf(run.draft, npc);
    noteOf(run, npc, { sold: { ...sold, [row]: (sold[row] ?? 0) + 1 } });
  },
};

function setFlag({ draft, sink }: Writing, flag: number, isOn: boolean): void {
  draft.flags = isOn ? withBit(draft.flags, flag) : withoutBit(draft.flags, flag);
  sink?.({ kind: 'flag', flag, isOn });
}

function noteOf({ draft }: Writing, npc: number, change: Partial<NpcNotes>): void {
  draft.npcs = { ...draft.npcs, [npc]: { ...notesOf(draft, npc), ...change } };
}

function changed(notes: NpcNotes, of: NpcNote, index: number): Partial<NpcNotes> {
  switch (of) {
    case 'topic':
      return { topics: withBit(notes.topics, index) };
    case 'traded':
      return { trades: withBit(notes.trades, index) };
    case 'tradedBack':
      return { trades: withoutBit(notes.trades, index) };
    case 'paid':
      return { paid: notes.paid + 1 };
    default:
      return { [of]: true };
  }
}

/** Sets the finds left in chests; without any, the field is absent. */
function setLeft({ draft }: Writing, left: readonly LeftFind[]): void {
  if (left.length > 0) draft.left = left;
  else delete draft.left;
}
