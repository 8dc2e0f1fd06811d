import { apiErrorOf } from '#client/api/apiError.ts';
import { API_URL } from '#client/api/apiUrl.ts';
import { unansweredText } from '#client/api/connection/announceConnection.ts';
import { uploadScenarioPicture } from '#client/api/uploadFile.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { freeNumbers } from '#client/resource/model/makeRecord.ts';
import { trpcRecordApi } from '#client/resource/model/trpcRecordApi.ts';
import { recordsOf } from '#client/resource/model/useRecordDesk.ts';
import { recordsOn } from '#client/resource/model/writtenNumbers.ts';
import { type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { blankOf, isThere, type Resource } from '#domain/resource/defineResource.ts';
import { changedFields, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { type Bringing, bringRecords, kindsBrought } from '#domain/scenario/bringRecords.ts';
import { bringTexts } from './bringTexts.ts';

interface BringingParts {
  readonly accountId: string;
  /** The scenarios to which and from which records are copied. */
  readonly to: string;
  readonly from: string;
  readonly named: ReadonlyMap<RecordKindName, readonly number[]>;
}

/** Records cannot be brought along; the message is for the author. */
export class BringingError extends Error {}

/**
 * Plans to bring along the records that a piece of map names, as they are in its scenario now. Nothing is written but their pictures, which
 * the server forgets again unless a record names them.
 * @throws BringingError if the source cannot be read, the target has too few free numbers, or a picture is refused
 */
export async function planBringing(
  parts: BringingParts,
): Promise<Pick<Bringing, 'moves' | 'reused' | 'missing'> & { readonly records: readonly BroughtRecord[] }> {
  const { accountId, to, from, named } = parts;
  const text = textIn(currentLanguage(), bringTexts);
  const kinds = kindsBrought(named.keys()).flatMap((kind) => resourceOf(kind) ?? []);
  // A flag that only unsent work names is not free.
  await flushUnsaved().catch(refuse);
  const source = await Promise.all(kinds.map((kind) => existing(kind, from))).catch(refuse);
  const desks = await Promise.all(kinds.map((kind) => recordsOf(accountId, to).open(kind))).catch(refuse);
  const free = await Promise.all(desks.map(freeNumbers));
  const byKind = <Of>(values: readonly Of[]) => new Map(kinds.map(({ name }, at) => [name, values[at] as Of]));
  const target = byKind(desks.map((desk) => recordsOn(desk, desk.resource)));
  const { added, lacking, ...plan } = bringRecords(named, { source: byKind(source), target, free: byKind(free) });
  if (lacking.size > 0) {
    const kindsText = [...lacking].map(([kind, count]) =>
      text('map.bring.lack', { kind: recordTitle(kind)[currentLanguage()], count }),
    );
    throw new BringingError(text('map.bring.lacking', { kinds: kindsText.join(text('map.bring.separator')) }));
  }
  const records: BroughtRecord[] = [];
  for (const [kind, copies] of added) {
    const resource = resourceOf(kind) as Resource;
    for (const [number, copy] of copies) {
      const record = await withPictures(resource, copy, to, number);
      records.push({ kind, number, fields: changedFields(resource.leaves, blankOf(resource, number), record) });
    }
  }
  return { ...plan, records };
}

/** Reads the records of a kind that exist in a scenario. */
async function existing(resource: Resource, scenarioId: string): Promise<ReadonlyMap<number, object>> {
  const { records } = await trpcRecordApi(resource, scenarioId, () => false).read();
  const all = [...records].map(([number, { record }]) => [number, record] as const);
  return new Map(all.filter(([number, record]) => isThere(resource, record, number)));
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
      throw new BringingError(text('map.bring.picture', { number, reason: reasonOf(error) }));
    }
  }
  return changed;
}

function refuse(error: unknown): never {
  const code = apiErrorOf(error)?.code;
  const text = textIn(currentLanguage(), bringTexts);
  throw new BringingError(code === 404 || code === 403 ? text('map.bring.gone') : reasonOf(error));
}

function reasonOf(error: unknown): string {
  const answer = apiErrorOf(error);
  return answer?.errors?.file?.join(' ') ?? answer?.message ?? unansweredText(error);
}
