import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showError } from '#client/page/showError.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { bringTexts } from './bringTexts.ts';

/** The desks of a scenario, reduced to what is needed here. */
interface Desks {
  readonly known: (resource: Resource) => RecordDesk | undefined;
  readonly open: (resource: Resource) => Promise<RecordDesk>;
}

let queue: Promise<void> = Promise.resolve();

/**
 * Writes the records that come with a step, or makes them blank again when it is undone. A record that is not as the step left it stays as
 * it is, and the author is told.
 */
export function followRecords(step: FloorStep, desks: Desks): Promise<void> {
  queue = queue.then(() => follow(step, desks)).catch(showError);
  return queue;
}

async function follow({ kind, step: { records = [] } }: FloorStep, desks: Desks): Promise<void> {
  let left = 0;
  for (const [name, brought] of Map.groupBy(records, (one) => one.kind)) {
    const resource = resourceOf(name);
    const desk = resource && (desks.known(resource) ?? (await desks.open(resource)));
    if (desk) left += write(desk, brought, kind === 'undo');
  }
  const text = textIn(currentLanguage(), bringTexts);
  if (left > 0) showSnackbar(text('map.bring.left', { count: left }), { tone: 'danger' });
}

/** @returns how many records were left alone */
function write(desk: RecordDesk, brought: readonly BroughtRecord[], isUndone: boolean): number {
  const { resource } = desk;
  const written = new Map<number, object>();
  for (const { number, fields } of brought) {
    const blank = blankOf(resource, number);
    const record = { ...blank, ...fields };
    const [before, after] = isUndone ? [record, blank] : [blank, record];
    if (changedLeaves(resource.leaves, desk.typed(number), before).length === 0) written.set(number, after);
  }
  if (written.size > 0) desk.put(written);
  return brought.length - written.size;
}
