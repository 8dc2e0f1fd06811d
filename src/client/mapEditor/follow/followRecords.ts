import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showError } from '#client/page/showError.ts';
import { bringTexts } from '#client/resource/bring/bringTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, leafValue } from '#domain/resource/leaf.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { resourceOf } from '#domain/resources/index.ts';

/** The desks of a scenario, reduced to what is needed here. */
interface Desks {
  readonly known: (resource: Resource) => RecordDesk | undefined;
  readonly open: (resource: Resource) => Promise<RecordDesk>;
}

let queue: Promise<void> = Promise.resolve();

/**
 * Writes the records that come with a step, or makes them blank again when it is undone. A record that is not as the step left it stays as
 * it is, with what it uses, and the author is told.
 */
export function followRecords(step: FloorStep, desks: Desks): Promise<void> {
  queue = queue.then(() => follow(step, desks)).catch(showError);
  return queue;
}

async function follow({ kind, step: { records = [] } }: FloorStep, desks: Desks): Promise<void> {
  const isUndone = kind === 'undo';
  const parts: Part[] = [];
  for (const [name, brought] of Map.groupBy(records, (one) => one.kind)) {
    const resource = resourceOf(name);
    const desk = resource && (await deskFor(resource, desks, isUndone));
    if (desk) parts.push({ desk, brought });
  }
  const left = changedSince(parts, isUndone);
  // A reference to a removed record would come to name the next one that gets its number.
  if (isUndone) keepUsed(parts, left);
  for (const { desk, brought } of parts) {
    const { name } = desk.resource;
    const written = brought.filter(({ number }) => !left.has(keyOf(name, number)));
    if (written.length > 0) desk.put(new Map(written.map((one) => [one.number, ends(desk, one, isUndone).after])));
  }
  const text = textIn(currentLanguage(), bringTexts);
  if (left.size > 0) showSnackbar(text('bring.left', { count: left.size }), { tone: 'danger' });
}

/** Opens a desk. For an undo it also reads what others have changed meanwhile; without the server, what is known here must do. */
async function deskFor(resource: Resource, desks: Desks, isUndone: boolean): Promise<RecordDesk> {
  const known = desks.known(resource);
  if (!known) return desks.open(resource);
  return isUndone ? desks.open(resource).catch(() => known) : known;
}

/** The records of a kind that come with a step. */
interface Part {
  readonly desk: RecordDesk;
  readonly brought: readonly BroughtRecord[];
}

const keyOf = (kind: RecordKindName, number: number): string => `${kind} ${number}`;

/** A record before and after the step, or after it is undone. */
function ends({ resource }: RecordDesk, { number, fields }: BroughtRecord, isUndone: boolean) {
  const blank = blankOf(resource, number);
  const record = { ...blank, ...fields };
  return isUndone ? { before: record, after: blank } : { before: blank, after: record };
}

/** The records that are not as the step left them. */
const changedSince = (parts: readonly Part[], isUndone: boolean): Set<string> =>
  new Set(
    parts.flatMap(({ desk, brought }) =>
      brought
        .filter(
          (one) =>
            changedLeaves(desk.resource.leaves, desk.typed(one.number), ends(desk, one, isUndone).before).length > 0,
        )
        .map(({ number }) => keyOf(desk.resource.name, number)),
    ),
  );

/** Adds to the records that stay those to which they lead. */
function keepUsed(parts: readonly Part[], left: Set<string>): void {
  const broughtKeys = new Set(
    parts.flatMap(({ desk, brought }) => brought.map(({ number }) => keyOf(desk.resource.name, number))),
  );
  const desksOf = new Map(parts.map(({ desk }) => [desk.resource.name as string, desk]));
  // A set goes on over what is added to it meanwhile.
  for (const key of left) {
    const [kind = '', number] = key.split(' ');
    const desk = desksOf.get(kind);
    for (const leaf of desk ? referencesOf(desk.resource) : []) {
      if (leaf.field.kind !== 'reference') continue;
      const used = keyOf(leaf.field.to, leafValue(desk?.typed(Number(number)) ?? {}, leaf) as number);
      if (broughtKeys.has(used)) left.add(used);
    }
  }
}
