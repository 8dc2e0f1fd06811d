import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { keyText } from '#client/commands/keyCombination.ts';
import { keyBindingsAtom, shortcutsAtom, toolBindings, withBindings } from '#client/mapEditor/keys/keyBindings.ts';
import { selectionCommandKeys } from '#client/mapEditor/selection/selectionCommands.ts';
import { mapCommandKeys } from '#client/mapEditor/state/mapCommands.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';

const commands = [...mapCommandKeys, ...selectionCommandKeys];
const keysOf = (all: typeof commands) => all.flatMap(({ keys }) => keys.map(keyText));

test('no two tools or commands answer to the same key', () => {
  const keys = [...keysOf(toolBindings.slice()), ...keysOf(commands)];
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('a key that the author has bound is taken from the command or tool that has it by default', () => {
  const bindings = { 'tool.room': [{ key: 'z' }], 'command.save': [{ key: 'w' }] };
  const bound = withBindings(commands, bindings);
  expect(keysOf(bound.filter(({ id }) => id === 'symmetryLeftRight'))).toEqual([]);
  expect(keysOf(bound.filter(({ id }) => id === 'symmetryUpDown'))).toEqual(['Shift+Z']);
  const store = createStore();
  store.set(keyBindingsAtom, bindings);
  const letters = mapTools.map((tool) => `${tool.id} ${store.get(shortcutsAtom)(tool)}`);
  expect(letters).toContain('room z');
  expect(letters).toContain('wall ');
});
