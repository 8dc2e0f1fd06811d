// An author tries a conversation: the game itself plays it, with what the NPC asks for and the flags that are set.
import { expect, test } from 'vitest';
import { item } from '#domain/resources/item.ts';
import { type Npc, npc, PAY, TALK, TRADE } from '#domain/resources/npc.ts';
import { beginTrial, flagsOf, isOver, trialWorld } from '#game/saves/talkTrial.ts';
import { hasBit } from '#game/state/bits.ts';
import { legalInputs, step } from '#game/step.ts';
import { sampleWorld, written } from '../sampleWorld.ts';

const [GATE, KING] = [
  { ...npc.blank.topics[0], word_en: 'gate', sets_flag: 3 },
  { ...npc.blank.topics[0], word_en: 'king', needs_flag: 3 },
] as Npc['topics'];

const worldOf = (change: Partial<Npc>) =>
  trialWorld(
    sampleWorld({
      floors: {},
      records: {
        item: { 1: written(item, 1, {}), 2: written(item, 2, {}) },
        npc: {
          7: written(npc, 7, {
            commands: { ...npc.blank.commands, [TALK]: true, [PAY]: true, [TRADE]: true },
            topics: npc.blank.topics.with(0, GATE as never).with(1, KING as never),
            payment: { ...npc.blank.payment, amount: 5000 },
            trades: npc.blank.trades.with(0, { ...npc.blank.trades[0], wants_item: 1, gives_item: 2 } as never),
            ...change,
          }),
        },
      },
    }),
    7,
  );
const offered = (world: ReturnType<typeof worldOf>, flags: readonly number[]) =>
  legalInputs(world, beginTrial(world, 7, flags)).map((input) => ('topic' in input ? input.topic : input.do));

test('the party meets the NPC, and can pay and trade', () => {
  const world = worldOf({});
  expect(offered(world, [])).toEqual(['leave', 'answer', 0, 'pay', 'trade']);
  expect(isOver(beginTrial(world, 7, []))).toBe(false);
  expect(isOver(step(world, beginTrial(world, 7, []), { do: 'leave' }))).toBe(true);
});

test('flags decide what is told, whether they are set by the author or by the talk', () => {
  const world = worldOf({});
  expect(flagsOf(world.npcs.get(7) as Npc)).toEqual([3]);
  expect(offered(world, [3])).toEqual(['leave', 'answer', 0, 1, 'pay', 'trade']);
  const told = step(world, beginTrial(world, 7, []), { do: 'talk', topic: 0 });
  expect(hasBit(told.flags, 3)).toBe(true);
  expect(legalInputs(world, told)).toContainEqual({ do: 'talk', topic: 1 });
});

test('nobody is met while the flag that is needed is OFF', () => {
  const world = worldOf({ needs_flag: 9 });
  expect(isOver(beginTrial(world, 7, []))).toBe(true);
  expect(isOver(beginTrial(world, 7, [9]))).toBe(false);
});
