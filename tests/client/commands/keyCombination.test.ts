import { expect, test } from 'vitest';
import { findPressed, isPressed, type KeyCombination } from '#client/commands/keyCombination.ts';

const event = (key: string, code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;
const one = (key: string, more: Omit<KeyCombination, 'key'> = {}) => ({ keys: [{ key, ...more }] });

test('Where a layout writes Latin letters and signs, these count and not their place', () => {
  // AZERTY has z at the position of W, and é at that of 2; QWERTZ has z at the position of Y.
  expect(isPressed(one('z', { ctrl: true }), event('z', 'KeyW', { ctrlKey: true }))).toBe(true);
  expect(isPressed(one('w', { ctrl: true }), event('z', 'KeyW', { ctrlKey: true }))).toBe(false);
  expect(isPressed(one('2'), event('é', 'Digit2'))).toBe(false);
  expect(isPressed(one('y'), event('z', 'KeyY'))).toBe(false);
  expect(isPressed(one('?'), event('?', 'Slash', { shiftKey: true }))).toBe(true);
  // Dvorak has signs at the places of Q, W and Z; some layouts have typographic ones.
  expect(isPressed(one('q'), event("'", 'KeyQ'))).toBe(false);
  expect(isPressed(one('z', { ctrl: true }), event(';', 'KeyZ', { ctrlKey: true }))).toBe(false);
  expect(isPressed(one('-'), event('—', 'Minus'))).toBe(false);
  expect(isPressed(one('6'), event('§', 'Digit6'))).toBe(false);
});

test('A letter that somebody has chosen as a key goes before what stands in its place', () => {
  const chosen = one('в');
  const doors = one('d');
  expect(findPressed([doors, chosen], event('в', 'KeyD'))).toBe(chosen);
  expect(findPressed([doors], event('в', 'KeyD'))).toBe(doors);
  expect(findPressed([chosen], event('d', 'KeyD'))).toBeUndefined();
});
