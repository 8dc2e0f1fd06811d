// A body on two legs that faces the viewer. Plans choose its measures, and add what they need, from back to front.
import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import type { Ramp } from '#art/monsters/ramps.ts';

/** Measures in pixels; widths are from the middle to one side. */
export interface Figure {
  readonly top: number;
  readonly head: number;
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  /** Length of the legs. */
  readonly legs: number;
  readonly stance: number;
  /** Radius of the limbs. */
  readonly bulk: number;
}

export type Side = -1 | 1;
export const GROUND = 61;
const MIDDLE = 32;

const HUMAN: Figure = { top: 5, head: 6.5, shoulders: 10, waist: 6.5, hips: 7.5, legs: 21, stance: 6, bulk: 3.4 };

/** Returns the measures of a grown human, with changes. */
export function figure(measures: Partial<Figure> = {}): Figure {
  return { ...HUMAN, ...measures };
}

export function headOf({ top, head }: Figure): Point {
  return [MIDDLE, top + head];
}

/** Height of the shoulder joints. */
export function shoulderOf({ top, head, bulk }: Figure): number {
  return top + head * 2 + bulk;
}

export function hipOf({ legs }: Figure): number {
  return GROUND - legs;
}

/** Returns the position where the arm on one side of the picture begins. */
export function joint(body: Figure, side: Side): Point {
  return [MIDDLE + side * (body.shoulders - 1), shoulderOf(body)];
}

/** Returns the position of a hand: `out` pixels to the side of the shoulder and `down` below it. */
export function handAt(body: Figure, side: Side, out = 6, down = 14): Point {
  const [x, y] = joint(body, side);
  return [x + side * out, y + down];
}

/** Draws two legs apart, with feet in `boots`. */
export function legs(canvas: Canvas, body: Figure, ramp: Ramp, boots: Ramp = ramp): void {
  const { hips, stance, bulk } = body;
  const hip = hipOf(body);
  const [foot, knee] = [MIDDLE - stance, (hip + GROUND) / 2];
  canvas.pair(
    limb(points`${MIDDLE - hips + bulk},${hip} ${foot + 0.5},${knee} ${foot},${GROUND - 3}`, bulk + 0.8, bulk - 0.4),
    ramp,
  );
  canvas.pair(limb(pointsFrom([foot, GROUND])`0,-8 0,-3`, bulk), boots);
  canvas.pair(limb(pointsFrom([foot, GROUND])`0,-2 -2.2,-1.6`, 2.6, 2), boots, { seam: 'soft' });
}

/** Draws the trunk from the shoulders to the hips. */
export function torso(canvas: Canvas, body: Figure, ramp: Ramp): void {
  const [shoulder, hip] = [shoulderOf(body), hipOf(body)];
  const { shoulders, waist, hips } = body;
  const half: Point[] = points`${MIDDLE - 3},${shoulder - 4} ${MIDDLE - shoulders + 2},${shoulder - 2}
      ${MIDDLE - shoulders},${shoulder + 2} ${MIDDLE - waist},${(shoulder + hip) / 2 + 2}
      ${MIDDLE - hips},${hip + 3}`;
  canvas.paint(drum(symmetric(half), -0.25), ramp);
}

/** Draws a gown from the shoulders to the ground, its hem `hem` pixels wide to each side. */
export function robe(canvas: Canvas, body: Figure, ramp: Ramp, hem = 14, folds = 5, floor = GROUND): void {
  const shoulder = shoulderOf(body);
  const { shoulders, waist } = body;
  const half = curve(points`${MIDDLE - 3},${shoulder - 4} ${MIDDLE - shoulders + 1},${shoulder - 1}
      ${MIDDLE - waist - 1},${shoulder + 14} ${MIDDLE - (waist + hem) / 2 - 0.5},${floor - 12}
      ${MIDDLE - hem},${floor}`);
  canvas.paint(drum(symmetric([...half, [MIDDLE - hem / 2, floor + 0.8]]), -0.22, folds), ramp);
}

/** Draws the part of clothes between belt and knees. */
export function skirt(canvas: Canvas, body: Figure, ramp: Ramp, length = 9, flare = 3): void {
  const hip = hipOf(body);
  const half: Point[] = points`${MIDDLE - body.waist - 0.5},${hip - 3} ${MIDDLE - body.hips - flare},${hip + length}`;
  canvas.paint(drum(symmetric(half), -0.2, 4), ramp);
}

export function belt(canvas: Canvas, body: Figure, ramp: Ramp, buckle?: Ramp): void {
  const hip = hipOf(body);
  const width = body.waist + 0.8;
  canvas.paint(
    drum(points`${MIDDLE - width},${hip - 4} ${MIDDLE + width},${hip - 4} ${MIDDLE + width},${hip - 1}
      ${MIDDLE - width},${hip - 1}`),
    ramp,
  );
  if (buckle) canvas.paint(ball(MIDDLE, hip - 2.5, 2.2, 2), buckle);
}

/** Draws a cape behind the body: paint it first. */
export function cape(canvas: Canvas, body: Figure, ramp: Ramp, spread = 15, floor = GROUND - 2): void {
  const shoulder = shoulderOf(body);
  const half: Point[] = points`${MIDDLE - body.shoulders + 2},${shoulder - 4}
      ${MIDDLE - body.shoulders - 2},${shoulder + 6} ${MIDDLE - spread},${floor - 5}
      ${MIDDLE - spread + 1},${floor} ${MIDDLE - spread / 2},${floor - 2}`;
  canvas.paint(slab(symmetric(half), 6), ramp, { lift: -0.25 });
}

export interface Sleeve {
  readonly bulk?: number;
  /** Width of a hanging sleeve at the wrist; no such sleeve if absent. */
  readonly wide?: number;
  /** Distance by which the elbow sticks out. */
  readonly elbow?: number;
  /** Draws what the hand holds, over the arm and under the hand. */
  readonly holds?: (hand: Point) => void;
}

/** Draws an arm from its shoulder to `hand`. */
export function arm(
  canvas: Canvas,
  body: Figure,
  side: Side,
  hand: Point,
  ramp: Ramp,
  skin: Ramp,
  sleeve: Sleeve = {},
): void {
  const { bulk = body.bulk, wide, elbow = 2.5, holds } = sleeve;
  const start = joint(body, side);
  const middle: Point = [(start[0] + hand[0]) / 2 + side * elbow, (start[1] + hand[1]) / 2 + 1.5];
  canvas.paint(limb([start, middle, hand], bulk, bulk * 0.78), ramp);
  if (wide !== undefined) {
    const cuff: Point[] = points`${middle[0] - side * 1},${middle[1] - bulk} ${hand[0] + side * 1},${hand[1] - bulk}
      ${hand[0] + side * 1.5},${hand[1] + wide}
      ${hand[0] - side * (bulk + 0.5)},${hand[1] + wide * 0.6}
      ${middle[0] - side * bulk},${middle[1] + bulk}`;
    canvas.paint(slab(cuff, 4), ramp);
  }
  holds?.(hand);
  canvas.paint(ball(hand[0], hand[1], bulk * 0.86 + 0.3), skin);
}

/** Round plates on both shoulders. */
export function pauldrons(canvas: Canvas, body: Figure, ramp: Ramp, size = body.bulk + 1.4): void {
  const [x, y] = joint(body, -1);
  canvas.pair(ball(x - 0.5, y, size + 0.4, size - 0.2), ramp);
}
