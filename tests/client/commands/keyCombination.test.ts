import { describe, expect, test } from 'vitest';
import { findPressed, isPressed, type KeyCombination } from '#client/commands/keyCombination.ts';

/** The characters of the physical keys KeyZ, KeyD and Digit1, by layout. */
const LAYOUTS = {
  Russian: { KeyZ: 'я', KeyD: 'в', Digit1: '1' },
  Greek: { KeyZ: 'ζ', KeyD: 'δ', Digit1: '1' },
  Korean: { KeyZ: 'ㅋ', KeyD: 'ㅇ', Digit1: '1' },
  Arabic: { KeyZ: 'ئ', KeyD: 'ي', Digit1: '١' },
  kana: { KeyZ: 'つ', KeyD: 'し', Digit1: 'ぬ' },
  'full-width letters': { KeyZ: 'ｚ', KeyD: 'ｄ', Digit1: '１' },
} as const;

const event = (key: string, code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;
const one = (key: string, more: Omit<KeyCombination, 'key'> = {}) => ({ keys: [{ key, ...more }] });

describe.each(Object.entries(LAYOUTS))('With the layout %s', (_, { KeyZ, KeyD, Digit1 }) => {
  test('keys do what stands in their place on most keyboards', () => {
    expect(isPressed(one('z', { ctrl: true }), event(KeyZ, 'KeyZ', { ctrlKey: true }))).toBe(true);
    expect(isPressed(one('z', { ctrl: true }), event(KeyZ, 'KeyZ'))).toBe(false);
    expect(
      isPressed(
        one('z', { ctrl: true, shift: true }),
        event(KeyZ.toUpperCase(), 'KeyZ', { ctrlKey: true, shiftKey: true }),
      ),
    ).toBe(true);
    expect(isPressed(one('d'), event(KeyD, 'KeyD'))).toBe(true);
    expect(isPressed(one('d'), event(KeyD, 'KeyD', { shiftKey: true }))).toBe(false);
    expect(isPressed(one('1'), event(Digit1, 'Digit1'))).toBe(true);
    expect(isPressed(one('d'), event(KeyZ, 'KeyZ'))).toBe(false);
  });
});

test('Where a layout writes Latin letters and signs, these count and not their place', () => {
  // AZERTY has z at the position of W, and é at that of 2; QWERTZ has z at the position of Y.
  expect(isPressed(one('z', { ctrl: true }), event('z', 'KeyW', { ctrlKey: true }))).toBe(true);
  expect(isPressed(one('w', { ctrl: true }), event('z', 'KeyW', { ctrlKey: true }))).toBe(false);
  expect(isPressed(one('2'), event('é', 'Digit2'))).toBe(false);
  expect(isPressed(one('y'), event('z', 'KeyY'))).toBe(false);
  expect(isPressed(one('?'), event('?', 'Slash', { shiftKey: true }))).toBe(true);
});

test('A letter that somebody has chosen as a key goes before what stands in its place', () => {
  const chosen = one('в');
  const doors = one('d');
  expect(findPressed([doors, chosen], event('в', 'KeyD'))).toBe(chosen);
  expect(findPressed([doors], event('в', 'KeyD'))).toBe(doors);
  expect(findPressed([chosen], event('d', 'KeyD'))).toBeUndefined();
});
