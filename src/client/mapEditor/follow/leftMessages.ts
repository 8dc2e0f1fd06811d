import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showError } from '#client/page/showError.ts';
import { UnsentError } from '#client/page/unsaved.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { ScenarioRecords } from '#client/resource/model/ScenarioRecords.ts';
import { deleteUnused, unusedMessages } from '#client/resource/said/unusedMessages.ts';
import { notifyStep } from '#client/resource/steps/notifyStep.ts';
import { stepDesk } from '#client/resource/steps/stepDesk.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { eventReferences } from '#domain/map/eventReferences.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { leftTexts } from './leftTexts.ts';

/** Offers to delete the messages that a step took from the events of its floor, if nothing else uses them. */
export async function offerLeftMessages(
  { before, after }: Pick<FloorStep, 'before' | 'after'>,
  records: Pick<ScenarioRecords, 'known' | 'open'>,
): Promise<void> {
  const now = messagesOn(after);
  const left = [...messagesOn(before)].filter((number) => !now.has(number));
  if (left.length === 0) return;
  const desk = records.known(labyrinthMessage) ?? (await records.open(labyrinthMessage));
  // A change that cannot be sent now may still say them, so nothing is offered.
  const unused = await unusedMessages(desk, left).catch((error) => {
    if (error instanceof UnsentError) return [];
    throw error;
  });
  const [first] = unused;
  if (first === undefined) return;
  const text = textIn(currentLanguage(), leftTexts);
  const told =
    unused.length === 1
      ? text('map.left.one', { words: wordsOf(desk, first), number: paddedNumber('labyrinth_message', first) })
      : text('map.left.several', { count: unused.length });
  const onPress = () => void remove(desk, unused).catch(showError);
  showSnackbar(told, { duration: null, action: { label: text('map.left.delete'), onPress } });
}

async function remove(desk: RecordDesk, numbers: readonly number[]): Promise<void> {
  const mark = {};
  const { length: count } = await deleteUnused(desk, numbers, mark);
  const text = textIn(currentLanguage(), leftTexts);
  if (count === 0) {
    showSnackbar(text('map.left.kept'));
    return;
  }
  const onPress = () => void stepDesk(desk, 'undo');
  notifyStep([desk], mark, text('map.left.deleted', { count }), { label: text('map.left.undo'), onPress });
}

/** The numbers of the messages that the events of a floor say; 0 is none. */
const messagesOn = (grid: FloorGrid): ReadonlySet<number> =>
  new Set(eventReferences(grid).flatMap(({ to, number }) => (to === 'labyrinth_message' && number > 0 ? number : [])));

function wordsOf(desk: RecordDesk, number: number): string {
  const message = desk.record(number) as RecordOf<typeof labyrinthMessage>;
  const { message_ja_boxes, message_en_boxes, title_ja, title_en } = message;
  const [words = ''] = [...message_ja_boxes, ...message_en_boxes, title_ja, title_en].filter(Boolean);
  return words.split('\n')[0] ?? '';
}
