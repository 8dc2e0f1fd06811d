import * as z from 'zod';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { leavesOf } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { TITLE_FIELDS } from '#domain/scenario/titleFields.ts';
import { LONGEST_SEARCH } from '#domain/text/searchKey.ts';
import { floorRows, paintedFloors } from '#server/content/floorRows.ts';
import { storedRows } from '#server/content/recordStore.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer, labelSchema } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { findEntries, pageOf } from './findEntries.ts';
import type * as tasks from './indexContent.ts';
import { PAGE_BREAK, type SearchEntry, type SearchIndex } from './SearchEntry.ts';

/** The module that threads load. */
const MODULE = new URL('./indexContent.ts', import.meta.url);

/** Maximum number of results of each kind: of all kinds together, and of one that was asked for. */
const MOST_OF_EACH = 20;
const MOST_OF_ONE = 500;
const LONGEST_TEXT = 200;

const kindSchema = z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]);
const foundSchema = z.strictObject({
  kind: kindSchema,
  number: z.int(),
  name: labelSchema,
  /**
   * The leaf whose text was found, with its label and the beginning of the text or of the page; for an event its first cell and its name.
   */
  path: z.string(),
  label: labelSchema,
  text: z.string(),
  /** The record that an event names, if the event was found by that. */
  named: z.strictObject({ kind: kindSchema, number: z.int(), name: labelSchema }).nullable(),
  /** The number of cells of an event on the floor, and the first twenty of them. */
  count: z.int(),
  cells: z.array(z.strictObject({ x: z.int(), y: z.int() })).readonly(),
});

/**
 * Finds records, floors and events of a scenario by any of their texts in either language, or by number: how many of each kind, and the
 * first 20 of each, best first; with `kind`, the first 500 of that kind.
 */
export const searchScenario = scenarioProcedure('read')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      query: z.string().max(LONGEST_SEARCH),
      kind: kindSchema.optional(),
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        found: z.array(foundSchema),
        /** The kinds in the order of their best results. */
        kinds: z.array(z.strictObject({ kind: kindSchema, count: z.int() })),
        total: z.int(),
      }),
    ),
  )
  .query(async ({ input: { query, kind: asked }, ctx: { services, scenario } }) => {
    const make = () => makeIndex(services, scenario);
    const index = await services.contents.get(scenario, 'search', make, sizeOf);
    const entries = findEntries(index.entries, query);
    const counts = new Map<RecordKindName, number>();
    const listed = entries.filter(({ kind }) => {
      const before = counts.get(kind) ?? 0;
      counts.set(kind, before + 1);
      return asked === undefined ? before < MOST_OF_EACH : kind === asked && before < MOST_OF_ONE;
    });
    return {
      data: {
        found: listed.map((entry) => present(entry, query, index)),
        kinds: Array.from(counts, ([kind, count]) => ({ kind, count })),
        total: entries.length,
      },
    };
  });

/** Approximate bytes: two for each character of a text and of its folded form, and the rest of an entry. */
const sizeOf = ({ entries }: SearchIndex): number =>
  entries.reduce((bytes, { text, key }) => bytes + 2 * (text.length + key.length) + 200, 0);

async function makeIndex({ database, workers }: Services, scenario: Scenario): Promise<SearchIndex> {
  const rows = [...(await floorRows(database, scenario.id)), ...(await storedRows(database, scenario.id))];
  const maps = await paintedFloors(database, scenario.id);
  const { title_ja, title_en, author_name } = scenario;
  const titles = { title_ja, title_en, author_name };
  return workers.run<typeof tasks, 'indexContent'>(MODULE, 'indexContent', { rows, titles, maps });
}

function present(entry: SearchEntry, query: string, { names }: SearchIndex): z.infer<typeof foundSchema> {
  const { kind, number, path, text, event } = entry;
  const nothing = { ja: '', en: '' };
  const nameOf = (of: RecordKindName, at: number) => names.get(`${of} ${at}`) ?? nothing;
  const named = event?.named;
  const leaves = [...(CONTENT_KINDS.find(({ name }) => name === kind)?.leaves ?? []), ...titleLeavesOf(kind)];
  const leaf = leaves.find((one) => one.path === path);
  const pages = text.split(PAGE_BREAK);
  const page = pageOf(entry, query);
  return {
    kind,
    number,
    name: nameOf(kind, number),
    path: pages.length > 1 ? `${path}.${page}` : path,
    label: (event ? eventType(event.id)?.name : leaf?.label) ?? nothing,
    text: (pages[page] ?? '').slice(0, LONGEST_TEXT),
    named: named ? { ...named, name: nameOf(named.kind, named.number) } : null,
    count: event?.count ?? 0,
    cells: event?.cells ?? [],
  };
}

/** Titles and author name belong to the scenario itself, but are in the form of this kind. */
const titleLeavesOf = (kind: RecordKindName) => (kind === titleAuthorName.name ? TITLE_LEAVES : []);
const TITLE_LEAVES = leavesOf(TITLE_FIELDS);
