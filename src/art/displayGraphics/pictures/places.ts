import { ellipse, fill, hatch, line, mirrored, polygon, rectangle, times, wash } from '#art/displayGraphics/inks.ts';
import { boulder, flame, floor, star, water } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

/** Draws the toothed top of a wall. */
function battlements(x: number, y: number, width: number, teeth: number): string {
  const tooth = width / (2 * teeth - 1);
  return fill('bone', `M${x} ${y + 8}V${y}${`h${tooth}v4h${tooth}v-4`.repeat(teeth - 1)}h${tooth}v8z`);
}

const house = (x: number, y: number, width: number, height: number): string =>
  fill('bone', rectangle(x, y, width, height)) +
  hatch(rectangle(x + width * 0.7, y, width * 0.3, height)) +
  fill('rubric', polygon([x - 3, y, x + width / 2, y - width * 0.62, x + width + 3, y])) +
  wash(
    'glow',
    rectangle(x + width * 0.2, y + height * 0.25, width * 0.18, height * 0.2) +
      rectangle(x + width * 0.56, y + height * 0.25, width * 0.18, height * 0.2),
  );

const fir = (x: number, y: number, size: number): string =>
  fill('wood', rectangle(x - size * 0.06, y - size * 0.16, size * 0.12, size * 0.16)) +
  times(3, (index) => {
    const half = size * (0.32 - index * 0.07);
    const low = y - size * (0.14 + index * 0.24);
    return (
      fill('verdigris', polygon([x - half, low, x, low - size * 0.42, x + half, low])) +
      hatch(polygon([x, low, x, low - size * 0.42, x + half, low]))
    );
  });

export const places: Pictures = {
  // Castle
  12: [
    wash('glow', ellipse(72, 24, 9)),
    wash('ground', ellipse(76, 21, 8)),
    mirrored(
      fill('stone', rectangle(12, 40, 18, 48)),
      battlements(10, 34, 22, 4),
      fill('ground', 'M19 62v-8a2.5 2.5 0 0 1 5 0v8z'),
    ),
    fill('stone', rectangle(36, 26, 28, 40)),
    battlements(33, 20, 34, 5),
    fill('stone', rectangle(30, 54, 40, 34)),
    battlements(28, 49, 44, 6),
    hatch(rectangle(56, 30, 8, 19) + rectangle(62, 58, 8, 30) + rectangle(82, 42, 6, 46)),
    fill('ground', 'M40 88V74a10 10 0 0 1 20 0v14z'),
    line('ochre', 'M45 88V67M50 88V64M55 88V67M40 76h20', 1.4),
    wash('glow', rectangle(43, 36, 4, 7) + rectangle(53, 36, 4, 7)),
    line('bone', 'M50 20V8', 1.6),
    fill('rubric', 'M50 8h13l-4 4 4 4H50z'),
    floor(89, 38),
  ],
  // Town
  13: [
    wash('bone', star(20, 20, 3, 0.8, 4) + star(78, 16, 2.5, 0.7, 4) + star(62, 26, 2, 0.6, 4)),
    fill('stone', rectangle(44, 28, 14, 34)),
    fill('verdigris', polygon([41, 28, 51, 9, 61, 28])),
    fill('glow', ellipse(51, 37, 3.6)),
    house(20, 50, 22, 20),
    house(58, 48, 24, 22),
    house(8, 66, 24, 22),
    house(38, 64, 24, 24),
    house(69, 68, 22, 20),
    fill('wood', 'M46 88v-9a4 4 0 0 1 8 0v9z'),
    floor(89, 40),
  ],
  // Tower
  14: [
    wash('glow', ellipse(24, 26, 10)),
    wash('bone', star(76, 20, 3, 0.8, 4) + star(84, 44, 2, 0.6, 4) + star(14, 54, 2, 0.6, 4)),
    fill('stone', polygon([38, 34, 62, 34, 66, 90, 34, 90])),
    line(
      'ground',
      'M37.5 44h25M37 54h26M36.5 64h27M36 74h28M35 83h30M46 34v10M54 44v10M44 54v10M55 64v10M45 74v9',
      1.2,
    ),
    hatch(polygon([54, 34, 62, 34, 66, 90, 55, 90])),
    battlements(34, 28, 32, 5),
    fill('rubric', polygon([37, 28, 50, 6, 63, 28])),
    hatch(polygon([51, 28, 50, 6, 63, 28])),
    fill('glow', 'M46.5 58v-7a3.5 3.5 0 0 1 7 0v7z'),
    fill('ground', 'M44 90v-9a6 6 0 0 1 12 0v9z'),
    fill('verdigris', 'M4 96V88q20 -6 34 0t34 -1t24 1v8z'),
  ],
  // Cave
  15: [
    fill('stone', 'M6 90L14 60 24 50 30 28 44 18 56 12 66 24 78 34 82 54 92 66 94 90z'),
    hatch('M56 12L66 24 78 34 82 54 92 66 94 90H72L66 50z'),
    line('ground', 'M30 28l8 12M44 18l2 12M24 50l6 4M66 24l-4 12M82 54l-8 4M14 60l6 8', 1.4),
    fill('ground', 'M28 90l2 -24 8 -16 12 -6 12 5 8 15 4 26z'),
    wash('iron', 'M34 90l3 -20 6 -10 7 -4 8 4 5 10 3 20z'),
    hatch('M34 90l3 -20 6 -10 7 -4 8 4 5 10 3 20z'),
    fill('bone', 'M37 53l2 9 4 -13zM49 46l2 9 3 -8zM61 50l1 11 4 -7z'),
    fill('verdigris', boulder(14, 88, 10, 6, 4)),
    fill('verdigris', boulder(86, 89, 9, 5, 5)),
  ],
  // Forest
  16: [
    wash('bone', ellipse(70, 22, 9)),
    fir(26, 70, 44),
    fir(50, 64, 46),
    fir(75, 70, 46),
    fir(20, 84, 46),
    fir(81, 86, 44),
    fir(36, 88, 54),
    fir(66, 90, 58),
    floor(90, 36),
  ],
  // Temple
  17: [
    floor(90, 40),
    fill('bone', polygon([10, 38, 50, 12, 90, 38])),
    hatch(polygon([50, 12, 90, 38, 58, 38])),
    fill('stone', polygon([24, 34, 50, 18, 76, 34])),
    fill('glow', ellipse(50, 28, 4)),
    fill('bone', rectangle(12, 38, 76, 6)),
    fill('ground', rectangle(16, 44, 68, 34)),
    times(
      5,
      (index) =>
        fill('bone', rectangle(16 + index * 15, 44, 8, 34)) +
        line('ground', `M${18.7 + index * 15} 46V76M${21.3 + index * 15} 46V76`, 0.9) +
        hatch(rectangle(20 + index * 15, 44, 4, 34)),
    ),
    fill('stone', rectangle(12, 78, 76, 5)),
    fill('bone', rectangle(8, 83, 84, 6)),
  ],
  // Ship
  18: [
    line('wood', 'M48 9V66M68 26V66', 3),
    fill('bone', 'M46 18C30 28 24 44 24 56H46z'),
    fill('bone', 'M50 16C68 24 70 42 66 54H50z'),
    hatch('M46 18C40 30 38 44 38 56H46zM58 20C68 28 70 42 66 54H59z'),
    fill('rubric', 'M48.5 8l15 4 -15 5z'),
    fill('bone', 'M70 30q12 10 10 24H70z'),
    fill('wood', 'M12 60L20 62H80L92 54Q88 80 74 84H28Q16 80 12 60z'),
    hatch('M70 62H80L92 54Q88 80 74 84H60z'),
    line('ground', 'M15 67H86M18 73H84', 1.2),
    wash('glow', ellipse(34, 70, 2) + ellipse(50, 70, 2) + ellipse(66, 70, 2)),
    water(82, 94),
  ],
  // Camp
  19: [
    wash('bone', star(20, 20, 3, 0.8, 4) + star(80, 26, 2.5, 0.7, 4) + star(58, 12, 2, 0.6, 4)),
    fill('ochre', polygon([8, 84, 36, 26, 68, 84])),
    fill('bone', polygon([36, 26, 68, 84, 52, 84])),
    hatch(polygon([36, 26, 68, 84, 58, 84])),
    fill('ground', polygon([36, 42, 26, 84, 46, 84])),
    line('wood', 'M32 18L37 28M40 18L35 28', 2.2),
    floor(85, 40),
    line('wood', 'M64 88L88 80M64 80L88 88', 4.5),
    flame(76, 83, 30),
  ],
};
