import { blankOf, isBlank, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';

type Records = ScenarioContent['records'];
type Row = Records[string][number];

/** Whether a kind has leaves for authors only; the definition of each leaf decides that (see `forAuthors`). */
const hasAuthorsLeaves = ({ leaves }: Resource): boolean => leaves.some(({ isAuthorsOwn }) => isAuthorsOwn);
const hasReadersLeaves = ({ leaves }: Resource): boolean => leaves.some(({ isAuthorsOwn }) => !isAuthorsOwn);

/** Kinds with leaves for readers and leaves for authors only. No floor has settings for its author alone. */
const MIXED = CONTENT_KINDS.filter((resource) => hasAuthorsLeaves(resource) && hasReadersLeaves(resource));
const isAuthorsOwn = (kind: string): boolean =>
  CONTENT_KINDS.some((resource) => resource.name === kind && !hasReadersLeaves(resource));

/** Returns the content for readers, without the parts for the author alone: tests, which would reveal secrets, and notes. */
export const readersContent = (content: ScenarioContent): ScenarioContent => ({
  ...content,
  records: withRows(
    ofKinds(content.records, (kind) => !isAuthorsOwn(kind)),
    content.records,
    (leafIsAuthors) => leafIsAuthors,
  ),
});

/** Returns a content with only the author's notes that `readersContent` leaves out. Whole kinds for authors are not in it. */
export const notesIn = (content: ScenarioContent): ScenarioContent => ({
  ...content,
  floors: [],
  records: withRows({}, content.records, (leafIsAuthors) => !leafIsAuthors),
});

/**
 * Returns `records` with the rows of mixed kinds, in which the leaves that `isBlanked` selects are blank; a row that becomes empty is left
 * out.
 */
function withRows(records: Records, from: Records, isBlanked: (leafIsAuthors: boolean) => boolean): Records {
  const changed: Records = { ...records };
  for (const resource of MIXED) {
    const rows = from[resource.name];
    if (!rows) continue;
    const blanked = resource.leaves.filter((leaf) => isBlanked(leaf.isAuthorsOwn === true));
    changed[resource.name] = rows.flatMap(({ number, data }): Row[] => {
      const blank = blankOf(resource, number);
      const kept = withLeaves(
        readStored(resource, number, data),
        blanked.map((leaf) => [leaf, leafValue(blank, leaf)]),
      );
      return isBlank(resource, kept, number) ? [] : [{ number, data: kept }];
    });
  }
  return changed;
}

/**
 * Returns the content of a release for readers together with the notes of its author, and with the records for authors of the scenario that
 * loads it.
 * @param notes of the release (`notesIn`); undefined for one from before notes were stored separately
 */
export const withAuthorsOwn = (
  released: ScenarioContent,
  notes: ScenarioContent | undefined,
  own: Pick<ScenarioContent, 'records'>,
): ScenarioContent => ({
  ...released,
  records: { ...withNotes(released.records, notes?.records ?? {}), ...ofKinds(own.records, isAuthorsOwn) },
});

function withNotes(records: Records, notes: Records): Records {
  const joined: Records = { ...records };
  for (const resource of MIXED) {
    const rows = new Map((records[resource.name] ?? []).map((row) => [row.number, row]));
    const leaves = resource.leaves.filter((leaf) => leaf.isAuthorsOwn);
    for (const { number, data } of notes[resource.name] ?? []) {
      const noted = readStored(resource, number, data);
      const record = readStored(resource, number, rows.get(number)?.data ?? {});
      rows.set(number, {
        number,
        data: withLeaves(
          record,
          leaves.map((leaf) => [leaf, leafValue(noted, leaf)]),
        ),
      });
    }
    if (rows.size > 0) joined[resource.name] = [...rows.values()].sort((one, other) => one.number - other.number);
  }
  return joined;
}

const ofKinds = (records: Records, matches: (kind: string) => boolean): Records =>
  Object.fromEntries(Object.entries(records).filter(([kind]) => matches(kind)));
