import { expect, test } from 'vitest';
import { BORDER } from '#domain/map/cell.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { Input } from '#game/inputs.ts';
import { RULES_VERSION, replay } from '#game/saves/Inputs.ts';
import { hashState } from '#game/state/hashState.ts';
import { newGame } from '#game/state/newGame.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { play, type Short, sampleWorld, walled, written } from '../sampleWorld.ts';

const KEY = 1;
const [FOUND, RIDDLE, ANSWER, LEVER, END] = [1, 2, 3, 4, 5];
const GATE_FLAG = 10;

/** Two floors: a hidden key, a locked door, a riddle, a lever and its gate, stairs, and a chute past the ending. */
const world = sampleWorld({
  floors: {
    1: walled({
      '1,0': { ...event(1102, { '1': KEY, '2': 1, '3': FOUND, A: 1 }), south: BORDER.wall },
      '0,1': { ...event(801, { '1': KEY, '2': 1, '3': 1 }), north: BORDER.lockedDoor },
      '0,2': { ...event(803, { '1': RIDDLE, '2': 1, '3': ANSWER }), north: BORDER.lockedDoor },
      '0,3': event(102, { '1': 2, '2': 5, '3': 5, '4': 2, '5': 1 }),
    }),
    2: drawn({
      '5,5': { ...event(101, { '1': 1, '2': 0, '3': 3, '5': 1 }), east: BORDER.gate, north: BORDER.wall },
      '5,4': event(1604, { '1': GATE_FLAG, '2': LEVER, '3': 2 }),
      '6,5': { ...event(802, { '1': GATE_FLAG, '2': 4 }) },
      '7,5': event(401, { '1': 2, '2': 9, '3': 9 }),
      '9,9': event(2201, { '1': END, '2': 1 }),
    }),
  },
  records: {
    item: { [KEY]: written(item, KEY, { name_ja: '鍵', special: true }) },
    labyrinth_message: Object.fromEntries(
      [FOUND, RIDDLE, ANSWER, LEVER, END].map((number) => [
        number,
        written(labyrinthMessage, number, { message_ja_boxes: ['迷宮'], message_en_boxes: ['Labyrinth'] }),
      ]),
    ),
  },
});

const STORY: readonly Short[] = [
  { do: 'enter', labyrinth: 0 },
  // The key lies east of the entrance, and opens the door to the north once.
  ...([
    'right',
    'forward',
    'search',
    'next',
    'left',
    'left',
    'forward',
    'right',
    'forward',
    'open',
    'forward',
  ] as const),
  // The riddle, answered wrongly at first.
  ...['stairs', 'LABYRINTH'].flatMap((text): Short[] => ['forward', { do: 'answer', text }]),
  ...(['forward', 'yes'] as const),
  // The gate is shut until the lever south of it is pulled.
  ...(['forward', 'right', 'forward', 'left', 'yes', 'around', 'right', 'forward', 'no', 'right', 'forward'] as const),
  // A chute leads to the ending; after that the game continues in the city.
  ...(['forward', 'next', 'next'] as const),
];

test('A story of a key, doors, a riddle, a lever, stairs and a chute comes to its ending, and again by its journal', () => {
  const seed = [20, 26] as const;
  const { state, kinds } = play(world, newGame(world.beginning, seed), ...STORY);
  expect(kinds).not.toContain('refused');
  expect(
    kinds.filter((kind) => ['got', 'lost', 'unlocked', 'answered', 'locked', 'flag', 'moved', 'ending'].includes(kind)),
  ).toEqual([
    'moved',
    'got',
    'lost',
    'unlocked',
    'answered',
    'answered',
    'unlocked',
    'moved',
    'locked',
    'flag',
    'moved',
    'ending',
  ]);
  expect([state.mode, state.completed]).toEqual(['city', [1]]);
  const inputs = STORY.map((one) => (typeof one === 'string' ? { do: one } : one) as Input);
  const again = replay(world, { version: RULES_VERSION, seed, inputs }).state;
  expect(hashState(again)).toBe(hashState(state));
});
