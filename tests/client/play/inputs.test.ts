import { describe, expect, test } from 'vitest';
import { filled, NO_ORDERS, takenBack } from '#client/play/session/BattleOrders.ts';
import { InputBuffer } from '#client/play/session/InputBuffer.ts';
import { narrowed } from '#client/play/session/narrowed.ts';
import { askedBy } from '#client/play/session/playKeys.ts';
import { bumpAt, eyeOf, motionBetween } from '#client/play/view/motion.ts';
import type { Order } from '#game/inputs.ts';
import type { Standing } from '#game/state/Standing.ts';

const key = (code: string, name = code, held = {}) =>
  askedBy({ code, key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('arrows and the letters at their place walk, digits choose, and what the browser needs is its own', () => {
  expect(key('ArrowUp')).toEqual({ is: 'do', what: 'forward' });
  expect(key('KeyW', 'ц')).toEqual({ is: 'do', what: 'forward' });
  expect(key('KeyA', 'a')).toEqual({ is: 'do', what: 'left' });
  expect(key('Digit3', '3')).toEqual({ is: 'choose', at: 2 });
  expect(key('Numpad1', '1')).toEqual({ is: 'choose', at: 0 });
  expect(key('Enter')).toEqual({ is: 'confirm' });
  expect(key('Escape')).toEqual({ is: 'escape' });
  expect(key('KeyF', 'f')).toEqual({ is: 'saves' });
  expect(key('Backspace')).toEqual({ is: 'travel', by: -1 });
  expect(key('KeyW', 'w', { ctrlKey: true })).toBeUndefined();
  expect(key('KeyZ', 'z')).toBeUndefined();
});

test('while one input is shown the newest of the others waits', () => {
  const taken: string[] = [];
  let isBusy = false;
  const buffer = new InputBuffer<string>(
    () => isBusy,
    (input) => {
      taken.push(input);
      isBusy = true;
    },
  );
  const rests = () => {
    isBusy = false;
    buffer.goOn();
  };
  for (const input of ['one', 'two', 'three']) buffer.give(input);
  expect(taken).toEqual(['one']);
  rests();
  expect(taken).toEqual(['one', 'three']);
  rests();
  expect(taken).toEqual(['one', 'three']);
  isBusy = true;
  buffer.give('four');
  buffer.forget();
  rests();
  expect(taken).toEqual(['one', 'three']);
});

describe('the eye goes', () => {
  const at = (change: Partial<Standing> = {}): Standing => ({ floor: 1, x: 0, y: 0, facing: 1, ...change });

  test('a step, also around the rim', () => {
    const motion = motionBetween(at({ x: 0, facing: 4 }), at({ x: 19, facing: 4 }), 20);
    expect(motion).toMatchObject({ through: 3 });
    expect(motion?.at(0)).toEqual(eyeOf(at({ facing: 4 })));
    expect(motion?.at(1).x).toBe(-0.5);
  });

  test('the short way round', () => {
    expect(motionBetween(at(), at({ facing: 4 }), 20)?.at(1).angle).toBeCloseTo(-Math.PI / 2);
    expect(motionBetween(at({ facing: 4 }), at(), 20)?.at(1).angle).toBeCloseTo(2 * Math.PI);
    expect(motionBetween(at(), at({ facing: 3 }), 20)?.at(1).angle).toBeCloseTo(Math.PI);
  });

  test('nowhere where it does not walk', () => {
    expect(motionBetween(at(), at(), 20)).toBeUndefined();
    expect(motionBetween(at(), at({ y: 2 }), 20)).toBeUndefined();
    expect(motionBetween(at(), at({ floor: 2, y: 1 }), 20)).toBeUndefined();
  });

  test('against a wall and back', () => {
    const { at: eye } = bumpAt(at({ facing: 2 }), false);
    expect(eye(0.5).x).toBeGreaterThan(0.5);
    expect(eye(1).x).toBeCloseTo(0.5);
    expect(bumpAt(at({ facing: 2 }), true).at(0.5).x).toBeLessThan(0.5);
  });
});

test('who can do but one thing is not asked for an order, and going back passes over it', () => {
  const strike: Order = { act: 'strike', group: 0 };
  const parry: Order = { act: 'parry' };
  const choices = [[{ act: 'wait' } as const], [strike, parry], [parry], [strike, parry]];
  const begun = filled(NO_ORDERS, choices);
  expect(begun.given).toEqual([{ act: 'wait' }]);
  const second = filled({ given: [...begun.given, strike] }, choices);
  expect(second.given).toEqual([{ act: 'wait' }, strike, parry]);
  expect(takenBack(second, choices).given).toEqual(begun.given);
});

describe('many options are chosen field by field', () => {
  const options = [
    { do: 'leave' },
    { do: 'wear', member: 0, slot: 1 },
    { do: 'wear', member: 0, slot: 2 },
    { do: 'wear', member: 3, slot: 0 },
    { do: 'drop', member: 2, slot: 5 },
    { do: 'choose', choice: 1 },
    { do: 'choose', choice: 2 },
  ];
  const shown = (chosen: Record<string, unknown>) =>
    narrowed(options, chosen, 'do', ['choose']).map(({ field, value, options: { length } }) => [field, value, length]);

  test('first what is done, and what stands for itself at once', () => {
    expect(shown({})).toEqual([
      ['do', 'leave', 1],
      ['do', 'wear', 3],
      ['do', 'drop', 1],
      ['do', 'choose', 1],
      ['do', 'choose', 1],
    ]);
  });

  test('then with whom and what, where there is a choice', () => {
    expect(shown({ do: 'wear' })).toEqual([
      ['member', 0, 2],
      ['member', 3, 1],
    ]);
    expect(shown({ do: 'wear', member: 0 })).toEqual([
      ['slot', 1, 1],
      ['slot', 2, 1],
    ]);
    expect(shown({ do: 'leave' })).toEqual([]);
  });
});
