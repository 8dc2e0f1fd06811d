import { apiErrorOf } from '#client/api/apiError.ts';
import { API_URL } from '#client/api/apiUrl.ts';
import { unansweredText } from '#client/api/connection/announceConnection.ts';
import { uploadScenarioPicture } from '#client/api/uploadFile.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { freeNumbers } from '#client/resource/model/makeRecord.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { trpcRecordApi } from '#client/resource/model/trpcRecordApi.ts';
import { recordsOf } from '#client/resource/model/useRecordDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import {
  paddedNumber,
  RECORD_KINDS,
  type RecordKind,
  type RecordKindName,
  recordTitle,
} from '#domain/catalogs/recordKinds.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { blankOf, isThere, nameOf, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { changedFields, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { type Bringing, bringRecords, kindsBrought, type RecordsByKind } from '#domain/scenario/bringRecords.ts';
import { cutToWidth } from '#domain/text/displayWidth.ts';
import type { Label } from '#domain/text/languages.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { bringTexts } from './bringTexts.ts';

/** Returns the records of some kinds of which some are brought. */
export type RecordSource = (kinds: readonly Resource[]) => Promise<RecordsByKind>;

export interface BringingParts {
  readonly accountId: string;
  /** The scenario to which records are copied. */
  readonly to: string;
  readonly source: RecordSource;
  readonly named: ReadonlyMap<RecordKindName, readonly number[]>;
}

/** A record that comes along, and its number in the target. */
export interface BringingLine {
  readonly kind: RecordKindName;
  readonly from: number;
  readonly to: number;
  readonly name: Label;
  /** Copied, there already in the same words, or not in the source, so that nothing is named instead. */
  readonly is: 'copied' | 'reused' | 'missing';
}

/** The records that come along, before anything is written. */
export interface BringingPlan extends Pick<Bringing, 'moves' | 'added' | 'reused' | 'missing'> {
  /** Named ones of each kind first, then those to which they lead. */
  readonly lines: readonly BringingLine[];
  /** The desks of the kinds that may be written. */
  readonly desks: ReadonlyMap<RecordKindName, RecordDesk>;
}

/** Records cannot be brought along; the message is for the author. */
export class BringingError extends Error {}

/**
 * Plans to bring records with all to which they lead. Nothing is written.
 * @throws BringingError if the source cannot be read, or the target has too few free numbers
 */
export async function planBringing({ accountId, to, source, named }: BringingParts): Promise<BringingPlan> {
  const text = textIn(currentLanguage(), bringTexts);
  const kinds = kindsBrought(named.keys()).flatMap((kind) => resourceOf(kind) ?? []);
  // A flag that only unsent work names is not free.
  await flushUnsaved().catch(refuse);
  const sources = await source(kinds).catch(refuse);
  const desks = await Promise.all(kinds.map((kind) => recordsOf(accountId, to).open(kind))).catch(refuse);
  const free = await Promise.all(desks.map(freeNumbers));
  const byKind = <Of>(values: readonly Of[]) => new Map(kinds.map(({ name }, at) => [name, values[at] as Of]));
  const target = byKind(desks.map((desk) => recordsOn(desk, desk.resource)));
  const { lacking, ...plan } = bringRecords(named, { source: sources, target, free: byKind(free) });
  if (lacking.size > 0) {
    const kindsText = [...lacking].map(([kind, count]) =>
      text('bring.lack', { kind: recordTitle(kind)[currentLanguage()], count }),
    );
    throw new BringingError(text('bring.lacking', { kinds: kindsText.join(text('bring.separator')) }));
  }
  return { ...plan, lines: linesOf(plan, sources), desks: byKind(desks) };
}

/**
 * Returns another scenario as a source: its records as they are now.
 * @param title its title: a flag without a name gets it, so that the next piece finds the flag again
 */
export const scenarioSource =
  (scenarioId: string, title: string): RecordSource =>
  async (kinds) => {
    const read = await Promise.all(kinds.map((kind) => existing(kind, scenarioId, title)));
    return new Map(kinds.map(({ name }, at) => [name, read[at] ?? new Map()]));
  };

const linesOf = ({ moves, added }: Pick<Bringing, 'moves' | 'added'>, source: RecordsByKind): BringingLine[] =>
  [...moves].flatMap(([kind, numbers]) =>
    [...numbers].map(([from, to]) => {
      const record = source.get(kind)?.get(from);
      const name = record ? nameOf(resourceOf(kind) as Resource, record, from) : { ja: '', en: '' };
      return { kind, from, to, name, is: !record ? 'missing' : added.get(kind)?.has(to) ? 'copied' : 'reused' };
    }),
  );

/**
 * Returns the copies of a plan with their pictures, which are sent; the server forgets these again unless a record names them.
 * @throws BringingError if a picture is refused
 */
export async function copiesOf({ added }: BringingPlan, to: string): Promise<readonly BroughtRecord[]> {
  const records: BroughtRecord[] = [];
  for (const [kind, copies] of added) {
    const resource = resourceOf(kind) as Resource;
    for (const [number, copy] of copies) {
      const record = await withPictures(resource, copy, to, number);
      records.push({ kind, number, fields: changedFields(resource.leaves, blankOf(resource, number), record) });
    }
  }
  return records;
}

/** Reads the records of a kind that exist in a scenario. Flags exist without being written, and get names by which they are known again. */
async function existing(resource: Resource, scenarioId: string, title: string): Promise<ReadonlyMap<number, object>> {
  const { records } = await trpcRecordApi(resource, scenarioId, () => false).read();
  const { isThereUnwritten }: RecordKind = RECORD_KINDS[resource.name];
  if (!isThereUnwritten) {
    const all = [...records].map(([number, { record }]) => [number, record] as const);
    return new Map(all.filter(([number, record]) => isThere(resource, record, number)));
  }
  return new Map(
    numbersOf(resource).map((number) => {
      const record = records.get(number)?.record ?? blankOf(resource, number);
      const { ja, en } = nameOf(resource, record, number);
      return [number, ja === '' && en === '' ? named(resource, record, title, number) : record] as const;
    }),
  );
}

/** Returns a record with a name that says where it comes from. */
function named(resource: Resource, record: object, title: string, number: number): object {
  const suffix = ` ${paddedNumber(resource.name, number)}`;
  return LANGUAGES.reduce((changed, language) => {
    const leaf = resource.leaves.find(({ path }) => path === resource.names?.[language]);
    if (leaf?.field.kind !== 'text') return changed;
    return withLeaf(changed, leaf, cutToWidth(title, leaf.field.maxWidth - suffix.length) + suffix);
  }, record);
}

/** Sends the pictures of a record to the scenario, and returns the record with their ids there. */
async function withPictures(resource: Resource, record: object, to: string, number: number): Promise<object> {
  let changed = record;
  for (const leaf of resource.leaves) {
    const { field } = leaf;
    const id = field.kind === 'picture' ? (leafValue(record, leaf) as string) : '';
    if (field.kind !== 'picture' || id === '') continue;
    try {
      const file = await (await fetch(`${API_URL}/files/${id}`)).blob();
      changed = withLeaf(changed, leaf, (await uploadScenarioPicture(to, file, field.use)).id);
    } catch (error) {
      const text = textIn(currentLanguage(), bringTexts);
      throw new BringingError(text('bring.picture', { number, reason: reasonOf(error) }));
    }
  }
  return changed;
}

function refuse(error: unknown): never {
  const code = apiErrorOf(error)?.code;
  const text = textIn(currentLanguage(), bringTexts);
  throw new BringingError(code === 404 || code === 403 ? text('bring.gone') : reasonOf(error));
}

function reasonOf(error: unknown): string {
  const answer = apiErrorOf(error);
  return answer?.errors?.file?.join(' ') ?? answer?.message ?? unansweredText(error);
}
