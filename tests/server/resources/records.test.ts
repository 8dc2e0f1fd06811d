import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, fieldsOfOthers, isBlank, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const otherValue = (record: object, leaf: Leaf): unknown => {
  const { field } = leaf;
  if (field.kind === 'text') return 'a';
  return field.kind === 'int' ? field.max : !leafValue(record, leaf);
};

// The rules for records of every kind, tested for every kind.
describeOnEveryEngine('Records', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'records');
  });
  beforeEach(async () => {
    scenario_id = (await newScenario(author)).replace('scenarios/', '');
  });
  // The number of scenarios of an account is limited, and there are more tests of all kinds than that.
  afterEach(async () => {
    await author.delete(`scenarios/${scenario_id}`);
  });

  const rows = () => server().database('records').where({ scenario_id });
  const error = (status: number) => expect.objectContaining({ data: expect.objectContaining({ code: status }) });

  // One table holds all kinds, so that the engines can only differ in how many numbers a kind has.
  const sortOf = ({ isWhole, numbers }: Resource) => `${isWhole} ${numbers.first === numbers.last}`;
  for (const resource of engine.name === 'SQLite' ? RESOURCES : ofEachSort(RESOURCES, sortOf)) {
    /** Numbers before the first given one have tests of their own. */
    const { firstGiven: first, last } = resource.numbers;
    /** The first and last number of a kind, if it has more than one. */
    const ends = [...new Set([first, last])];
    const blank = blankOf(resource, first);
    const records = () => trpcClient(author).records[resource.name];
    /** Returns another value of a field that records of a number have, without breaking a rule of the kind. */
    const changedField = (number = first): Record<string, unknown> => {
      const present = blankOf(resource, number);
      const changed = (leaf: Leaf) => withLeaf(present, leaf, otherValue(present, leaf));
      const others = fieldsOfOthers(resource, number);
      const leaf = [['text', 'flag'], ['int']].flatMap((kinds) =>
        resource.leaves.filter(
          (one) =>
            kinds.includes(one.field.kind) &&
            !others.includes(one.keys[0] ?? '') &&
            recordErrors(resource, changed(one), number, present).length === 0,
        ),
      )[0];
      if (!leaf) throw new Error(`${resource.name} has no text, no flag and no number`);
      const name = leaf.keys[0] as string;
      return { [name]: (changed(leaf) as Record<string, unknown>)[name] };
    };

    test(`of ${resource.name} are blank until they are written, and reading stores nothing`, async () => {
      const { data } = await records().read.query({ scenario_id, number: String(last) });
      expect(data).toEqual({
        ...blankOf(resource, last),
        id: last,
        number: last,
        scenario_id,
        revision: 0,
        updated_at: null,
      });
      expect((await records().all.query({ scenario_id })).data).toEqual([]);
      expect(await rows()).toEqual([]);
      for (const number of [String(resource.numbers.first - 1), String(last + 1), 'x', '', '1.0'])
        await expect(records().read.query({ scenario_id, number })).rejects.toEqual(error(404));
    });

    test(`of ${resource.name} are saved many at a time under one revision`, async () => {
      const saved = await records().save.mutate({
        scenario_id,
        records: ends.toReversed().map((number) => ({ number, changes: changedField(number) })),
      });
      const revision = saved.data[0]?.revision;
      expect(saved.data).toEqual(ends.toReversed().map((number) => ({ number, revision })));
      const { data } = await records().all.query({ scenario_id });
      expect(data).toMatchObject(ends.map((number) => ({ number, revision, ...changedField(number) })));
    });

    test(`of ${resource.name} refuse what was made from an older one, all of it, and show the present one`, async () => {
      const changes = changedField(last);
      const save = (revision: number) =>
        records().save.mutate({
          scenario_id,
          records: ends.map((number) => ({
            number,
            ...(number === last && { revision }),
            changes: changedField(number),
          })),
        });
      const { data: saved } = await records().save.mutate({ scenario_id, records: [{ number: last, changes }] });
      await expect(save(0)).rejects.toMatchObject({
        data: { code: 409, data: [{ number: last, revision: saved[0]?.revision, ...changes }] },
      });
      expect(await rows()).toHaveLength(1);
      await save(saved[0]?.revision ?? -1);
      expect(await rows()).toHaveLength(ends.length);
      await expect(
        records().update.mutate({ scenario_id, number: String(last), revision: saved[0]?.revision ?? -1, ...changes }),
      ).rejects.toEqual(error(409));
    });

    test(`of ${resource.name} keep what the server owns, and refuse what they do not know`, async () => {
      const path = { scenario_id, number: String(first) };
      const { data: present } = await records().read.query(path);
      const { id: _id, number: _number, scenario_id: _scenario, ...fields } = present;
      const { data: again } = await records().update.mutate({ ...fields, ...path, id: first });
      expect(again).toMatchObject({ ...blank, number: first });
      for (const owned of [{ id: first + 1 }, { updated_at: '2026-01-01T00:00:00.000Z' }, { unknown: 1 }]) {
        const refused = records().update.mutate({ ...path, ...owned });
        const name = Object.keys(owned)[0] as string;
        await expect(refused).rejects.toMatchObject({ data: { code: 422, errors: { [name]: [expect.any(String)] } } });
      }
    });

    test(`of ${resource.name} are created at the first blank number, or at one that is named`, async () => {
      const created = await records().create.mutate({ scenario_id, ...changedField() });
      expect(created.data).toMatchObject({ number: first, ...changedField() });
      await expect(records().create.mutate({ scenario_id, number: first })).rejects.toEqual(error(409));
      const next = records().create.mutate({ scenario_id, ...changedField(Math.min(first + 1, last)) });
      if (first === last) return expect(next).rejects.toEqual(error(409));
      expect((await next).data.number).toBe(first + 1);
      expect((await records().create.mutate({ scenario_id, number: last })).data.number).toBe(last);
    });

    test(`of ${resource.name} that are deleted are blank, and what was made before is refused`, async () => {
      const { data: created } = await records().create.mutate({ scenario_id, ...changedField() });
      await records().delete.mutate({ scenario_id, number: String(first) });
      const { data: gone } = await records().read.query({ scenario_id, number: String(first) });
      expect(isBlank(resource, gone, first)).toBe(true);
      expect(gone.revision).toBeGreaterThan(created.revision);
      const late = { scenario_id, records: [{ number: first, revision: created.revision, changes: changedField() }] };
      await expect(records().save.mutate(late)).rejects.toEqual(error(409));
      const left = (await records().list.query({ scenario_id, per_page: 100 })).data.map(({ number }) => number);
      expect(left).toEqual(resource.isWhole ? numbersOf(resource).slice(0, 100) : []);
      expect((await author.get<{ record_counts: object }>(`scenarios/${scenario_id}`)).status).toBe(200);
      const { data: overview } = await trpcClient(author).scenarios.overview.query({ scenario_id });
      expect(overview.record_counts[resource.name]).toBe(0);
    });

    test(`of ${resource.name} are listed by pages, sorted and searched`, async () => {
      const numbers = [...new Set([first, Math.min(first + 1, last), last])];
      await records().save.mutate({
        scenario_id,
        records: numbers.map((number) => ({ number, changes: changedField(number) })),
      });
      const listed = resource.isWhole ? numbersOf(resource) : numbers;
      const page = await records().list.query({ scenario_id, per_page: 2, sort: '-number' });
      expect(page.data.map(({ number }) => number)).toEqual(listed.toReversed().slice(0, 2));
      const total = listed.length;
      expect(page.meta).toEqual({ current_page: 1, last_page: Math.ceil(total / 2), per_page: 2, total });
      const found = await records().list.query({ scenario_id, search: `0${last}` });
      expect(found.data.map(({ number }) => number)).toEqual([last]);
    });

    test(`of ${resource.name} come back with a backup`, async () => {
      await records().create.mutate({ scenario_id, number: last, ...changedField(last) });
      const { data: backup } = await author.post<{ id: string }>(`scenarios/${scenario_id}/backup`, {});
      const { data: before } = await records().all.query({ scenario_id });
      await records().delete.mutate({ scenario_id, number: String(last), force: true });
      await author.post(`scenarios/${scenario_id}/restore`, { id: backup.id });
      const { data: after } = await records().all.query({ scenario_id });
      const contents = (list: typeof before) =>
        list.map(({ revision: _revision, updated_at: _time, ...record }) => record);
      expect(contents(after)).toEqual(contents(before));
    });
  }
});
