import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { blankOf, fieldsOfOthers, numbersOf, type Resource, wordArea } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { planImport } from '#domain/resource/importPlan.ts';
import { holdsText, isReadersText, type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { TITLE_FIELDS, TITLE_NAMES, type TitleName, titleFaults } from '#domain/scenario/titleFields.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import { BANNED_WORDS } from '../../../seeds/bannedWords.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { isWhole, ofEachSort } from '../../support/ofEachSort.ts';
import { sendForm } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';
import { HARMS, type Harm, type Place, VERDICTS, type Verdict, type Way } from './textVerdicts.ts';

/** A text of a scenario: one of the scenario itself, or a leaf of a kind of record. */
interface Member {
  readonly place: Place;
  readonly name: string;
  readonly title?: TitleName;
  readonly resource?: Resource;
  readonly leaf?: Leaf;
}

const MEMBERS: readonly Member[] = [
  ...TITLE_NAMES.map((title) => ({
    place: title === 'author_name' ? ('author name' as const) : ('title' as const),
    name: title,
    title,
  })),
  ...RESOURCES.flatMap((resource) =>
    resource.leaves.filter(holdsText).map((leaf) => ({
      place: isReadersText(leaf) ? ('readers' as const) : ('authors' as const),
      name: `${resource.name}.${leaf.path}`,
      resource,
      leaf,
    })),
  ),
];
const TRIED = ofEachSort(MEMBERS, ({ place, leaf }) => `${place} ${leaf?.field.kind ?? ''}`);
const CASES = TRIED.flatMap((member) =>
  (Object.keys(HARMS) as Harm[]).map((harm) => ({ member, harm, name: member.name })),
);

/** On landing the ways out of a scenario are only tried with banned words: the other harms are always taken there. */
const isLeftOut = (harm: Harm, way: Way) =>
  !isWhole && harm !== 'banned word' && ['backup', 'sample', 'release'].includes(way);

const find = bannedWordFinder(BANNED_WORDS);
const fieldOf = ({ title, leaf }: Member) => (title ? TITLE_FIELDS[title] : leaf?.field) as LeafField<'text' | 'boxes'>;
/** Returns a text with this harm that fits its field, unless the harm is its width. */
const harmful = (member: Member, harm: Harm): string =>
  harm === 'over-wide' ? 'w'.repeat(fieldOf(member).maxWidth + 1) : HARMS[harm];
const writtenAs = (member: Member, words: string): unknown => (fieldOf(member).kind === 'boxes' ? [words] : words);
/** Returns the first number whose record has the text. */
function numberOf({ resource, leaf }: Member): number {
  if (!resource) return 1;
  const numbers = numbersOf(resource).filter((number) => number >= resource.numbers.firstGiven);
  return numbers.find((number) => !fieldsOfOthers(resource, number).includes(leaf?.keys[0] ?? '')) ?? 1;
}

/** Further fields that a record of a kind needs next to the text, by rules between its fields. */
const BESIDE: Readonly<Record<string, object>> = {
  labyrinth_setting: { map_hierarchy: { start: 1, end: 1 }, labyrinth_title: { ja: '迷宮', en: 'Maze' } },
};

/** Returns the changes of a record that put the words there. */
function changesOf(member: Member, words: string): Record<string, unknown> {
  const { resource, leaf } = member as Required<Member>;
  const beside = BESIDE[resource.name] ?? {};
  const blank = { ...blankOf(resource, numberOf(member)), ...beside };
  const record = withLeaf(blank, leaf, writtenAs(member, words)) as Record<string, unknown>;
  const names = [leaf.keys[0] ?? '', ...Object.keys(beside)];
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function documentOf(member: Member, words: string): string {
  const { title, resource } = member;
  return writeScenarioDocument({
    scenario: {
      title_ja: '題',
      title_en: 'Title',
      author_name: 'Author',
      languages: 'both',
      ...(title && { [title]: words }),
    },
    floors: [],
    records: resource ? { [resource.name]: [{ number: numberOf(member), data: changesOf(member, words) }] } : {},
  });
}

describe('Every text, with whatever is wrong with it', () => {
  const server = useServer(sqlite);
  let author: RestClient;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'texts');
    scenario_id = (await newScenario(author)).replace('scenarios/', '');
  });

  /** Returns the verdict of a write: 4xx is a refusal. */
  const written = (status: number): Verdict => (status >= 400 ? 'refused' : 'taken');

  /** The trial of a text for each way. */
  const TRIALS: {
    readonly [Of in Exclude<Way, 'sample' | 'release'>]: (member: Member, words: string) => Promise<Verdict> | Verdict;
  } = {
    'form and table'(member, words) {
      const { title, leaf } = member;
      const isRefused = title
        ? titleFaults(title, words).length > 0
        : !fieldOf(member).schema.safeParse(writtenAs(member, words)).success;
      if (isRefused) return 'refused';
      return find(words).length > 0 && (title !== undefined || isReadersText(leaf as Leaf)) ? 'told' : 'taken';
    },
    async REST(member, words) {
      if (member.title)
        return written((await author.patch(`scenarios/${scenario_id}`, { [member.title]: words })).status);
      // Not every kind has every verb; the bridge passes all of them to the procedures that tRPC calls.
      return TRIALS.tRPC(member, words);
    },
    async tRPC(member, words) {
      const { title, resource } = member;
      const { status } = title
        ? await author.post('/trpc/outline.replaceTitles', { scenario_id, [title]: words })
        : await author.post(`/trpc/records.${resource?.name}.save`, {
            scenario_id,
            records: [{ number: numberOf(member), changes: changesOf(member, words) }],
          });
      return written(status);
    },
    CSV({ resource, leaf }, words) {
      const table = Object.values(resource?.tables ?? {}).find(({ csv }) => csv?.includes(leaf?.keys[0] ?? ''));
      if (!resource || !leaf || !table) return '-';
      const number = resource.numbers.firstGiven;
      const columns = (table.csv ?? []).flatMap((name) => resource.leaves.filter(({ keys }) => keys[0] === name));
      const record = withLeaf(blankOf(resource, number), leaf, words);
      const cells = columns.map((one) => {
        const value = leafValue(record, one);
        return typeof value === 'boolean' ? String(Number(value)) : String(value);
      });
      const plan = planImport(resource, table, [[String(number), ...cells]], new Map(), {
        exists: () => true,
        findBanned: find,
      });
      if (plan.refused.some(({ value }) => value === words)) return 'refused';
      return plan.warned.some(({ value }) => value === words) ? 'told' : 'taken';
    },
    async 'project file'(member, words) {
      const form = new FormData();
      form.set('dry_run', 'true');
      form.set('file', new Blob([Uint8Array.from(gzipSync(documentOf(member, words)))]), 'document.json.gz');
      const { status, body } = await sendForm(author, form, 'project-files');
      if (status >= 400) return 'refused';
      const { data } = body as unknown as {
        data: { cut_titles?: string[]; banned_words?: number; upgraded: { change: string }[] };
      };
      if (data.cut_titles?.includes(member.title ?? '')) return 'cut';
      if (data.upgraded.some(({ change }) => change === 'replaced')) return 'cut';
      return data.banned_words ? 'told' : 'taken';
    },
    async backup(member, words) {
      const { database } = server();
      const path = `scenarios/${scenario_id}`;
      await store(member, words);
      const { data } = await author.post<{ id: string }>(`${path}/backup`, {});
      await store(member, '');
      const restored = await author.post(`${path}/restore`, { id: data.id });
      await database('backups').where({ scenario_id }).delete();
      if (restored.status >= 400) return 'refused';
      return (restored.body as unknown as { banned_words?: number }).banned_words ? 'told' : 'taken';
    },
  };

  /** Stores a text directly, past the checks of titles, as an earlier version may have accepted it. */
  async function store(member: Member, words: string): Promise<void> {
    const { title, resource } = member;
    if (title)
      await server()
        .database('scenarios')
        .where({ id: scenario_id })
        .update({ [title]: words || 'x' });
    else
      await author.post(`/trpc/records.${resource?.name}.save`, {
        scenario_id,
        records: [{ number: numberOf(member), changes: changesOf(member, words) }],
      });
  }

  test.each(CASES)('$name with $harm is judged as the table says, whatever the way', async ({ member, harm }) => {
    const words = harmful(member, harm);
    const expected = VERDICTS[harm][member.place];
    const found: Partial<Record<Way, Verdict>> = {};
    for (const [way, trial] of Object.entries(TRIALS) as [keyof typeof TRIALS, (typeof TRIALS)['CSV']][]) {
      if (expected[way] === '-' || isLeftOut(harm, way)) continue;
      const verdict = await trial(member, words);
      if (verdict !== '-') found[way] = verdict;
    }
    for (const way of ['sample', 'release'] as const) {
      if (expected[way] === '-' || isLeftOut(harm, way)) continue;
      await store(member, words);
      found[way] = await publishedBy(way);
    }
    await store(member, '');
    expect(found).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([way]) => found[way as Way] !== undefined)),
    );
  });

  async function publishedBy(way: 'sample' | 'release'): Promise<Verdict> {
    if (way === 'release') {
      const { data } = await author.get<{ reasons: { reason: string }[] }>(
        `scenarios/${scenario_id}/release-readiness`,
      );
      return data.reasons.some(({ reason }) => reason === 'banned_words') ? 'refused' : 'taken';
    }
    const { status, data } = await author.post<{ id: string }>('sample-scenarios', { scenario_id });
    if (status < 400) await author.call('DELETE', `sample-scenarios/${data.id}`);
    return written(status);
  }

  test('every text leaf stands in an area of the check, and a new kind of text in a row of the table', () => {
    for (const { resource, leaf, place } of MEMBERS) {
      expect(VERDICTS['banned word']).toHaveProperty([place]);
      if (resource && leaf && place === 'readers') expect(wordArea(resource, leaf)).not.toBe('');
    }
  });
});
