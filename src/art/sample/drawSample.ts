import sharp from 'sharp';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { drawView, Picture, paletteOf, seeFloor, TORCH } from '#view/index.ts';

/** Size in pixels. */
const [WIDTH, HEIGHT] = [320, 200];
/** In the passage of the gatehouse, between two cells, to the north: the steward, the gatekeeper, the gates and the sky behind them. */
const EYE = { x: 8, y: 1.4, angle: 0 };

/** Draws the first view of the sample as a PNG file. */
export async function drawSample(): Promise<Buffer> {
  const [first] = firstLabyrinth().document.floors;
  if (!first?.grid) throw new RangeError('the sample has no floor');
  const settings = readStored(floorMap, first.number, first.settings);
  const size = FLOOR_SIZES[settings.labyrinth_size as 0 | 1 | 2];
  const picture = new Picture(WIDTH, HEIGHT);
  const floor = seeFloor(unpackGrid(fromBase64(first.grid)), size, settings);
  drawView(picture, floor, EYE, TORCH, paletteOf(settings.wall));
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
  return sharp(picture.bytes, { raw }).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
