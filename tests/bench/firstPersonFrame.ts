import { drawView, Picture, paletteOf, seeFloor, TORCH } from '#view/index.ts';
import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';
import { type Figure, median } from './table.ts';

const [WIDTH, HEIGHT] = [640, 400];
const ROUNDS = amount(5, 1);
const FRAMES = amount(120, 5);
/** Milliseconds of one core (issue: "first-person frame 640x400 <= 2.5 ms"). */
const MOST = 2.5;

/**
 * Measures frames of a walk over a full floor and over an empty one, which is visible to the limit of the light, against the minimum of a
 * frame: a buffer of its size filled with values read from another. Processor time, since other programs may run at the same time.
 */
export async function firstPersonFrame(): Promise<Figure[]> {
  const picture = new Picture(WIDTH, HEIGHT);
  const options = { wall: 0, floor: 0, ceiling: 0 };
  const palette = paletteOf(0);
  const source = Uint32Array.from({ length: WIDTH * HEIGHT }, (_, at) => at);
  const walls = seeFloor(denseGrid(7), 24, options);
  const open = seeFloor(denseGrid(7).fill(0), 24, options);
  const walk = (floor: typeof walls) => (frame: number) =>
    drawView(picture, floor, { x: 0.5 + frame * 0.2, y: 12.5 + frame * 0.05, angle: frame * 0.13 }, TORCH, palette);
  const kinds = {
    walls: walk(walls),
    open: walk(open),
    copy: (frame: number) => {
      for (let at = 0; at < source.length; at++) picture.pixels[at] = (source[at] as number) + frame;
    },
  };
  const times = { walls: [] as number[], open: [] as number[], copy: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of ['walls', 'open', 'copy'] as const) {
      const before = process.cpuUsage();
      for (let frame = 0; frame < FRAMES; frame++) kinds[kind](frame);
      const { user, system } = process.cpuUsage(before);
      // The first round only warms everything up.
      if (round > 0) times[kind].push((user + system) / 1000 / FRAMES);
    }
  }
  const control = median(times.copy).toFixed(2);
  return (['walls', 'open'] as const).map((kind) => ({
    name: `first-person frame ${WIDTH}x${HEIGHT}, ${kind === 'walls' ? 'full' : 'empty'} floor (copy ${control} ms)`,
    ours: `${median(times[kind]).toFixed(2)} ms`,
    limit: `${MOST} ms`,
    ratio: median(times[kind]) / MOST,
    goal: { atMost: 1 },
  }));
}
