import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { sendForm } from '#client/api/sendForm.ts';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import { paintWholeFloor } from '#client/floor/paint/paintWholeFloor.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { failureOf } from '#client/saving/written.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { floorOf, type OpenFloors } from './floorOf.ts';

/** The side length of a thumbnail in pixels (docs/product.md, "Constants"). */
const WIDTH = 200;

/** The map from which the last thumbnail of each floor was made, keyed by scenario and number. */
const sentMaps = new Map<string, string>();

/** Whether the author was notified of a refused picture since the last accepted one. */
let isReported = false;

/** The floors whose pictures are sent, and the palette they are painted with. */
interface ThumbnailSource {
  readonly scenarioId: string;
  readonly listed: readonly ListedFloor[];
  readonly floors: OpenFloors;
  readonly palette: MapPalette;
}

/** Sends pictures of floors, one after another. */
export async function uploadThumbnails(source: ThumbnailSource, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await uploadThumbnail(source, number);
}

/** Sends nothing if the floor looks as it did in the last upload, or if the server cannot be reached. */
async function uploadThumbnail(
  { scenarioId, listed, floors, palette }: ThumbnailSource,
  number: number,
): Promise<void> {
  const { grid, size } = floorOf(number, listed, floors);
  const key = `${scenarioId}.${number}`;
  const map = `${size} ${toBase64(packGrid(grid))}`;
  if (siteConnection.state !== 'online' || sentMaps.get(key) === map) return;
  const picture = await paintedPicture(grid, size, palette);
  if (!picture) return;
  const form = new FormData();
  form.set('file', picture);
  try {
    await sendForm(`scenarios/${scenarioId}/floor-maps/${floorNumberText(number)}/upload-thumbnail`, form);
    sentMaps.set(key, map);
    isReported = false;
  } catch (thrown) {
    // The next change retries it.
    const failure = failureOf(thrown);
    if (failure.kind === 'unreachable' || isReported) return;
    isReported = true;
    const values = { floor: floorNumberText(number), message: failure.message ?? '' };
    showSnackbar(textIn(currentLanguage(), mapEditorTexts)('map.pictureRefused', values), { tone: 'danger' });
  }
}

/** Paints the whole floor in the middle of a square, as PNG. */
function paintedPicture(grid: FloorGrid, size: number, palette: MapPalette): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  const cell = Math.floor((WIDTH - 1) / size);
  const margin = Math.floor((WIDTH - cell * size - 1) / 2);
  brush.fillStyle = palette.paper;
  brush.fillRect(0, 0, WIDTH, WIDTH);
  brush.translate(margin, margin);
  paintWholeFloor(brush, { grid, size, palette }, cell);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
