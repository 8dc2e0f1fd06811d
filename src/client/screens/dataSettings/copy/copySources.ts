// Records to copy from: those of this scenario, of another one of the author, or of a file.
import { trpcClient } from '#client/api/trpc.ts';
import { noDataTexts } from '#client/page/noDataTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { otherFile } from '#domain/files/otherFile.ts';
import { isThere, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { csvHeader, planImport } from '#domain/resource/importPlan.ts';
import { otherSeparator, readCsv } from '#domain/text/csv.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';

/** The records to copy from, by number and in order. */
export type CopySources = ReadonlyMap<number, object>;

/** Returns the records of a desk. */
export const sourcesOn = (desk: RecordDesk): CopySources =>
  new Map(writtenNumbers(desk).map((number) => [number, desk.record(number)]));

/** Reads the records of another scenario. @throws the client's error if there is no answer or a refusal */
export async function sourcesIn(resource: Resource, scenario_id: string): Promise<CopySources> {
  const { data } = await trpcClient.records[resource.name].all.query({ scenario_id });
  const records = data.map((row) => [row.number, readStored(resource, row.number, row)] as const);
  return new Map(records.filter(([number, record]) => isThere(resource, record, number)));
}

const INVALID: Label = { ja: '選択したファイルが正しくありません。', en: 'The selected file is invalid' };
const nothing = noDataTexts['noData.title'];
const NOTHING: Label = {
  ja: `${nothing.ja}ほかのファイルを選んでください。`,
  en: `${nothing.en} Please choose another file.`,
};
/** More than any table of ours has. */
const MOST = { rows: 1000, columns: 300 };

/** Reads the records of an exported table, or returns why it is none. Rows that the kind refuses are left out. */
export async function sourcesInFile(resource: Resource, file: File): Promise<CopySources | { readonly fault: Label }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherFile(bytes, 'table');
  if (other) return { fault: other };
  const text = decoded(bytes);
  if (text === undefined) return { fault: INVALID };
  const separator = otherSeparator(text);
  if (separator) return { fault: separator };
  const read = readCsv(text, MOST);
  if ('refused' in read) return { fault: INVALID };
  const [header = [], ...rows] = read.rows;
  const tables = Object.values(resource.tables ?? {}).filter(({ csv }) => csv !== undefined);
  const likeness = (table: (typeof tables)[number]) =>
    Math.max(...LANGUAGES.map((language) => shared(csvHeader(resource, table, language), header)));
  const [table] = tables.toSorted((one, another) => likeness(another) - likeness(one));
  if (!table) return { fault: INVALID };
  // Without stored records every row is one that would be added.
  const { added } = planImport(resource, table, rows, new Map(), { exists: () => true, findBanned: () => [] });
  if (added.length === 0) return { fault: NOTHING };
  return new Map(
    added.map(({ number, record }) => [number, record] as const).sort(([one], [another]) => one - another),
  );
}

const shared = (labels: readonly string[], header: readonly string[]) =>
  labels.filter((label, at) => label === header[at]).length - Math.abs(labels.length - header.length);

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
