import { checkRecord, type Exists } from '#domain/resource/checkRecord.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { checkLabyrinths } from '#domain/scenario/checkLabyrinths.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';
import { existenceIn } from './existenceIn.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { type Remark, remarkOn } from './Remark.ts';

/** Runs in a worker thread: all that is to be said of the records of a scenario. */
export const checkRecords = ({ rows }: { readonly rows: readonly StoredRow[] }): FoundProblems[] =>
  listProblems([...checkEach(rows, existenceIn(rows)), ...checkRanges(rows)]);

function checkEach(rows: readonly StoredRow[], exists: Exists): Remark[] {
  return CONTENT_KINDS.flatMap((resource) =>
    rows
      .filter(({ kind }) => kind === resource.name)
      .flatMap(({ number, data }) => {
        const record = readStored(resource, JSON.parse(data));
        return checkRecord(resource, record, number, exists).map((problem) =>
          remarkOn(resource, number, record, problem),
        );
      }),
  );
}

/** Labyrinths are judged beside each other too. */
function checkRanges(rows: readonly StoredRow[]): Remark[] {
  const settings = rows
    .filter(({ kind }) => kind === labyrinthSetting.name)
    .map(({ number, data }) => ({ number, data: readStored(labyrinthSetting, JSON.parse(data)) }));
  const records = new Map(settings.map(({ number, data }) => [number, data]));
  return checkLabyrinths(settings).map(({ number, ...problem }) =>
    remarkOn(labyrinthSetting, number, records.get(number) ?? labyrinthSetting.blank, problem),
  );
}
