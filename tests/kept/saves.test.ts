// Saves of an earlier version are read, and their games go on.
import { expect, test } from 'vitest';
import { compileWorld } from '#game/world/compileWorld.ts';
import { expectKept } from './expectKept.ts';
import { unpack } from './packed.ts';
import { type KeptSaves, outcomeOf } from './saves.ts';

test('Every kept save is read, and its game goes on', () => {
  const { world, saves } = unpack<KeptSaves>('saves.json.gz');
  const compiled = compileWorld(world);
  expect(saves).toHaveLength(20);
  expectKept(
    'save',
    Object.fromEntries(saves.map(({ id, outcome }) => [id, outcome])),
    Object.fromEntries(saves.map((save) => [save.id, outcomeOf(compiled, save)])),
  );
});
