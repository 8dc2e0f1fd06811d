import { metal, planks } from './masonry.ts';
import {
  arch,
  type Colour,
  cut,
  ellipse,
  pierce,
  rectangle,
  type Shape,
  type Surface,
  stack,
  tint,
  union,
} from './Surface.ts';
import { WALLS } from './walls.ts';

const BRASS: Colour = [176, 140, 66];
const iron = metal(97);
const brass = metal(101, BRASS);
const dark: Surface = () => ({ height: 0.1, colour: [14, 12, 14] });

interface DoorLook {
  readonly opening: Shape;
  /** The frame around the opening. */
  readonly frame: { readonly shape: Shape; readonly surface: Surface };
  readonly leaf: Surface;
}

const paler =
  (surface: Surface, by: number): Surface =>
  (u, v) => {
    const point = surface(u, v);
    return point && { ...point, colour: tint(point.colour, by) };
  };

/** Makes a straight door of boards with iron bands, in a frame. */
const straight = (colour: Colour, seed: number, frame: Surface): DoorLook => ({
  opening: rectangle(0.22, 0.17, 0.78, 1.1),
  frame: { shape: rectangle(0.15, 0.1, 0.85, 1.1), surface: frame },
  leaf: stack(
    planks({ seed, count: 10, colour }),
    ...[0.28, 0.58, 0.86].map((v) => cut(rectangle(0.2, v, 0.8, v + 0.055), iron, 0.02, 0.35)),
  ),
});

/** Makes a round arch of cut stones; two leaves meet in the middle. */
const arched = (colour: Colour, seed: number, frame: Surface): DoorLook => ({
  opening: arch(0.2, 0.15, 0.8, 1.1),
  frame: { shape: arch(0.11, 0.06, 0.89, 1.1), surface: frame },
  leaf: stack(
    planks({ seed, count: 12, colour }),
    cut(rectangle(0.49, 0, 0.51, 1.1), dark),
    ...[0.42, 0.8].map((v) => cut(rectangle(0.18, v, 0.82, v + 0.05), iron, 0.02, 0.35)),
    ...[0.42, 0.8].flatMap((v) =>
      [0.27, 0.36, 0.64, 0.73].map((u) => cut(ellipse(u, v + 0.025, 0.014, 0.014), brass, 0.012, 0.45)),
    ),
  ),
});

/** Makes a strong door behind crossed bars, under a heavy arch. */
const gatehouse = (frame: Surface): DoorLook => ({
  opening: arch(0.17, 0.14, 0.83, 1.1),
  frame: { shape: arch(0.06, 0.03, 0.94, 1.1), surface: frame },
  leaf: stack(
    planks({ seed: 113, count: 9, colour: [82, 58, 40] }),
    cut(union(...[0.26, 0.38, 0.5, 0.62, 0.74].map((u) => rectangle(u - 0.017, 0, u + 0.017, 1.1))), iron, 0.016, 0.3),
    cut(union(...[0.3, 0.46, 0.62, 0.78, 0.94].map((v) => rectangle(0, v - 0.017, 1, v + 0.017))), iron, 0.016, 0.35),
  ),
});

const wall = (code: number): Surface => WALLS[code] as Surface;
const LOOKS: readonly DoorLook[] = [
  arched([126, 82, 46], 103, paler(wall(2), 1.05)),
  straight([104, 62, 34], 107, planks({ seed: 109, count: 9, colour: [92, 62, 38] })),
  straight([86, 92, 108], 127, paler(wall(2), 1.3)),
  arched([74, 84, 62], 131, paler(wall(4), 1.1)),
  gatehouse(paler(wall(4), 0.85)),
];

const ring: Surface = stack(
  cut(ellipse(0.66, 0.64, 0.035, 0.035), brass, 0.02, 0.4),
  cut(ellipse(0.66, 0.645, 0.018, 0.018), dark),
);

/** The walls with their door in them, by code of the wall. */
export const DOORS: readonly Surface[] = LOOKS.map(({ opening, frame, leaf }, code) =>
  stack(
    wall(code),
    cut(frame.shape, frame.surface, 0.03, 0.2),
    cut((u, v) => opening(u, v) + 0.012, dark),
    cut(opening, leaf, 0.012),
    ring,
  ),
);

const around = ({ opening, frame }: DoorLook, code: number): Surface =>
  pierce(stack(wall(code), cut(frame.shape, frame.surface, 0.03, 0.2)), opening);

/** The walls with their door open, by code of the wall: the opening is transparent. */
export const DOORWAYS: readonly Surface[] = LOOKS.map(around);

/** Height of the leaf of a half raised door. */
const RAISED = 0.48;

/** The same with the leaf half raised. */
export const RAISED_DOORS: readonly Surface[] = LOOKS.map((look, code) =>
  stack(
    around(look, code),
    cut(
      (u, v) => Math.min(look.opening(u, v), 1 - RAISED - v),
      (u, v) => look.leaf(u, v + RAISED),
      0.012,
    ),
  ),
);

const bars = union(
  ...[0.27, 0.385, 0.5, 0.615, 0.73].map((u) => rectangle(u - 0.018, 0, u + 0.018, 1.1)),
  ...[0.36, 0.66].map((v) => rectangle(0, v - 0.016, 1, v + 0.016)),
);

/** The walls with a gate in them, by code of the wall: bars in a transparent opening. */
export const GATES: readonly Surface[] = LOOKS.map(({ frame }, code) => {
  const opening = arch(0.16, 0.1, 0.84, 1.1);
  const around = stack(wall(code), cut(arch(0.08, 0.02, 0.92, 1.1), frame.surface, 0.03, 0.2));
  return stack(
    pierce(around, opening),
    cut((u, v) => Math.min(bars(u, v), opening(u, v) + 0.01), iron, 0.016, 0.1),
  );
});
