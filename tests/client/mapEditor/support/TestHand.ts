import { positionAt } from '#client/floor/paint/floorPlace.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import { TestEvent, TestPage, TestSurface } from './TestPage.ts';

/** On the floor, in cells from its south-west corner: (2.5, 5) lies on the south side of the cell x2 y5. */
export type Point = readonly [x: number, y: number];

/** How a stroke is made; the left button without a key where nothing is said. */
interface How {
  readonly button?: 'left' | 'right' | 'middle';
  readonly key?: 'Shift' | 'Control' | 'Alt';
  /** Movements that the browser reports between two points. */
  readonly movements?: number;
}

/** The cells of a row from x to x. */
export const row = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, y]);

const BUTTONS = { left: 0, middle: 1, right: 2 };
const HELD = { left: 1, middle: 4, right: 2 };
/** The size of the window, in CSS pixels. */
export const WINDOW = { width: 700, height: 600 };
const MODIFIERS = { Shift: 'shiftKey', Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey' } as const;
const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

/** An author's hands, one on the pointer and one on the keys, before a map that lies in a window. */
export abstract class TestHand {
  protected readonly page = new TestPage();
  /** Through which every pointer comes. */
  protected readonly window = new EventTarget();
  protected readonly surface = new TestSurface();
  /** Where the pointer is in the window, in CSS pixels, and the bits of the buttons that are down. */
  #pointer = { pixel: { x: 0, y: 0 }, held: 0 };
  #modifiers = NO_MODIFIERS;
  /** What points: a mouse, or a pen. */
  pointerType: 'mouse' | 'pen' = 'mouse';

  /** Where the floor lies in the window now. */
  protected abstract get place(): Viewport;

  /** Draws one stroke through the points. */
  drags(points: readonly Point[], how: How = {}): void {
    this.begins(points, how);
    this.ends(how);
  }

  presses(point: Point, how: How = {}): void {
    this.drags([point], how);
  }

  pressesTwice(point: Point): void {
    for (let press = 0; press < 2; press++) this.presses(point);
    this.#send('dblclick', {});
  }

  /** A stroke that is not let go of yet. */
  begins([first, ...rest]: readonly Point[], { button = 'left', key, movements = 12 }: How = {}): void {
    if (!first) throw new RangeError('a stroke has a beginning');
    this.pointsAt(first);
    if (key) this.holds(key);
    this.pressesButton(button);
    for (const point of rest) this.movesTo(point, movements);
  }

  /** Presses a button where the pointer is, also while another one is held. */
  pressesButton(button: 'left' | 'right' | 'middle'): void {
    const isFirst = this.#pointer.held === 0;
    this.#pointer.held |= HELD[button];
    this.#send(isFirst ? 'pointerdown' : 'pointermove', { button: isFirst ? BUTTONS[button] : -1 });
  }

  /** Lets go of a stroke, or of one button of several. */
  ends({ button = 'left', key }: How = {}): void {
    this.#pointer.held &= ~HELD[button];
    const isLast = this.#pointer.held === 0;
    this.#send(isLast ? 'pointerup' : 'pointermove', { button: isLast ? BUTTONS[button] : -1 });
    if (key) this.lets(key);
  }

  /** On a straight way over the screen. */
  movesTo(point: Point, movements = 1): void {
    const [from, to] = [this.#pointer.pixel, this.#pixel(point)];
    for (let step = 1; step <= movements; step++) {
      const part = step / movements;
      this.#movesTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  }

  pointsAt(point: Point): void {
    this.#movesTo(this.#pixel(point));
  }

  /** Something touches the map: a finger, or the hand that holds the pen. */
  touches(type: 'pointerdown' | 'pointermove' | 'pointerup', point: Point): void {
    const { x, y } = this.#pixel(point);
    this.#send(type, { pointerId: 3, pointerType: 'touch', button: 0, buttons: 1, clientX: x, clientY: y });
  }

  leaves(): void {
    this.surface.dispatchEvent(new TestEvent('pointerleave', {}));
  }

  turnsWheel(deltaY: number): void {
    this.#send('wheel', { deltaX: 0, deltaY, deltaMode: 0 });
  }

  /** The place on the floor that lies in the middle of the window. */
  get middle(): Point {
    const { x, y } = positionAt(this.place, { x: WINDOW.width / 2, y: WINDOW.height / 2 });
    return [x, y];
  }

  /** Presses keys one after the other: `w`, `Shift+ArrowUp`, `Control+z`. */
  keys(...pressed: readonly string[]): void {
    for (const combination of pressed) {
      const names = combination === '+' ? ['+'] : combination.split('+');
      for (const name of names) this.holds(name);
      for (const name of names.toReversed()) this.lets(name);
    }
  }

  /** Presses a key that stays down; `isAgain`: as a keyboard repeats it. */
  holds(key: string, isAgain = false): void {
    this.#key('keydown', key, isAgain);
  }

  lets(key: string): void {
    this.#key('keyup', key);
  }

  /** Presses keys while another one is held. */
  holding(key: string, ...pressed: readonly string[]): void {
    this.holds(key);
    this.keys(...pressed);
    this.lets(key);
  }

  #key(type: 'keydown' | 'keyup', key: string, repeat = false): void {
    const modifier = MODIFIERS[key as keyof typeof MODIFIERS];
    if (modifier) this.#modifiers = { ...this.#modifiers, [modifier]: type === 'keydown' };
    const code = /^\d$/.test(key) ? `Digit${key}` : key;
    this.page.dispatchEvent(new TestEvent(type, { ...this.#modifiers, key, code, repeat, isComposing: false }));
  }

  #movesTo(pixel: { x: number; y: number }): void {
    this.#pointer.pixel = pixel;
    this.#send('pointermove', { button: -1 });
  }

  /** Where a point of the floor lies in the window. */
  #pixel([x, y]: Point): { x: number; y: number } {
    const { left, bottom, cell } = this.place;
    return { x: left + x * cell, y: bottom - y * cell };
  }

  /** A pointer comes through the window of the page to the map, unless something stops it on its way. */
  #send(type: string, fields: object): void {
    const { pixel, held } = this.#pointer;
    const given = {
      ...this.#modifiers,
      pointerId: 1,
      pointerType: this.pointerType,
      buttons: held,
      clientX: pixel.x,
      clientY: pixel.y,
      ...fields,
    };
    const passing = new TestEvent(type, given);
    this.window.dispatchEvent(passing);
    if (!passing.cancelBubble) this.surface.dispatchEvent(new TestEvent(type, given));
  }
}
