import type { TextOf } from '#client/i18n/defineTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { PlayTest } from '#domain/resources/tests/playTest.ts';
import { recordedAnew } from '#game/saves/playTest.ts';
import type { World } from '#game/world/World.ts';
import { storeWithNotice } from './storeWithNotice.ts';
import type { testTexts } from './testTexts.ts';

/** Records a test of older rules again in the current scenario, and offers an undo. */
export async function recordAnew(
  desk: RecordDesk,
  number: number,
  world: World,
  text: TextOf<keyof typeof testTexts & string>,
): Promise<void> {
  const test = desk.record(number) as PlayTest;
  const made = await recordedAnew(world, test);
  const name = test.name || paddedNumber(desk.resource.name, number);
  if (made) storeWithNotice(desk, number, made, text('test.anew.done', { name }), text('kept.undo'));
  else showSnackbar(text('moment.unreadable'), { tone: 'danger' });
}
