import { positionAt } from '#client/floor/paint/floorPlace.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import { TestEvent, TestPage, TestSurface } from './TestPage.ts';

/** A position in cells from the floor's south-west corner: (2.5, 5) is on the south side of the cell x2 y5. */
export type Point = readonly [x: number, y: number];

/** The button and key of a stroke; by default the left button without a key. */
interface How {
  readonly button?: 'left' | 'right' | 'middle';
  readonly key?: 'Shift' | 'Control' | 'Alt';
  /** The number of move events between two points. */
  readonly movements?: number;
}

/** Returns the cells of a row between two values of x. */
export const row = (from: number, to: number, y: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, y]);

const BUTTONS = { left: 0, middle: 1, right: 2 };
const HELD = { left: 1, middle: 4, right: 2 };
/** The size of the viewport, in CSS pixels. */
export const WINDOW = { width: 700, height: 600 };
const MODIFIERS = { Shift: 'shiftKey', Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey' } as const;
const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

/** Simulates an author's pointer and keyboard on a map in a viewport. */
export abstract class TestHand {
  protected readonly page = new TestPage();
  /** The window, through which all pointer events come. */
  protected readonly window = new EventTarget();
  protected readonly surface = new TestSurface();
  /** The pointer's position in the window, in CSS pixels, and the bits of the pressed buttons. */
  #pointer = { pixel: { x: 0, y: 0 }, held: 0 };
  #modifiers = NO_MODIFIERS;
  /** The pointing device: a mouse or a pen. */
  pointerType: 'mouse' | 'pen' = 'mouse';

  /** The current place of the floor in the window. */
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

  /** Begins a stroke without releasing it. */
  begins([first, ...rest]: readonly Point[], { button = 'left', key, movements = 12 }: How = {}): void {
    if (!first) throw new RangeError('a stroke has a beginning');
    this.pointsAt(first);
    if (key) this.holds(key);
    this.pressesButton(button);
    for (const point of rest) this.movesTo(point, movements);
  }

  /** Presses a button at the pointer's position, even while another one is held. */
  pressesButton(button: 'left' | 'right' | 'middle'): void {
    const isFirst = this.#pointer.held === 0;
    this.#pointer.held |= HELD[button];
    this.#send(isFirst ? 'pointerdown' : 'pointermove', { button: isFirst ? BUTTONS[button] : -1 });
  }

  /** Releases a stroke, or one of several buttons. */
  ends({ button = 'left', key }: How = {}): void {
    this.#pointer.held &= ~HELD[button];
    const isLast = this.#pointer.held === 0;
    this.#send(isLast ? 'pointerup' : 'pointermove', { button: isLast ? BUTTONS[button] : -1 });
    if (key) this.lets(key);
  }

  /** Moves the pointer in a straight line on the screen. */
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

  /** Touches the map with a finger, or with the palm of the hand that holds the pen. */
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

  /** The position on the floor in the middle of the window. */
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

  /** Presses a key that stays down; `isAgain` simulates key repeat. */
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

  /** Converts a point of the floor to pixels in the window. */
  #pixel([x, y]: Point): { x: number; y: number } {
    const { left, bottom, cell } = this.place;
    return { x: left + x * cell, y: bottom - y * cell };
  }

  /** Dispatches a pointer event through the window to the map, unless a listener stops it. */
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
