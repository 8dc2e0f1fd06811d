// Games of an earlier version reach the same states as then.
import { expect, test } from 'vitest';
import { readStored } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { playOn } from '#game/saves/Inputs.ts';
import { beginningOf, unpackInputs } from '#game/saves/TestInputs.ts';
import { hashText } from '#game/state/hashState.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { expectKept } from './expectKept.ts';
import { type AllKeptInputs, courseOf, courseText } from './journals.ts';
import { unpack } from './packed.ts';

const { worlds, journals, moments } = unpack<AllKeptInputs>('journals.json.gz');
const compiled = new Map<string, World>();

function worldOf(name: string): World {
  const known = compiled.get(name);
  if (known) return known;
  const content = worlds[name];
  if (!content) throw new Error(`there is no world ${name}`);
  const world = compileWorld({ ...content, records: readRecords(content.records) });
  compiled.set(name, world);
  return world;
}

/** Reads records as a document is read: fields that are newer than they are get their defaults. */
const readRecords = (kept: ScenarioDocument['records']): ScenarioDocument['records'] =>
  Object.fromEntries(
    RESOURCES.map((resource) => [
      resource.name,
      (kept[resource.name] ?? []).map(({ number, data }) => ({ number, data: readStored(resource, number, data) })),
    ]),
  );

const byId = <Of extends { readonly id: string }>(all: readonly Of[], told: (one: Of) => string) =>
  Object.fromEntries(all.map((one) => [one.id, told(one)]));

test('Every kept journal is played to the same states', () => {
  expect(journals).toHaveLength(200);
  expectKept(
    'journal',
    byId(journals, ({ course }) => courseText(course)),
    byId(journals, (journal) => courseText(courseOf(worldOf(journal.world), journal))),
  );
});

test('Every kept link to a moment leads there', async () => {
  const found: Record<string, string> = {};
  for (const { id, world, text } of moments) {
    const journal = await unpackInputs(text);
    if (!journal) throw new Error(`${id} cannot be read`);
    found[id] = hashText(playOn(worldOf(world), beginningOf(worldOf(world), journal), journal.inputs).state);
  }
  expectKept(
    'moment',
    byId(moments, ({ hash }) => hash),
    found,
  );
});
