import { positionAt } from '#client/floor/paint/floorPlace.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { PointerDriver, StrokeKeys } from '#client/mapEditor/gestures/StrokeDriver.ts';
import { pointerPath } from '#client/secureOnly.ts';
import { timings } from '#client/timings.ts';
import type { Position } from '#domain/map/edge.ts';
import { CORNER_SLACK, edgeReach } from '#domain/map/hitTest.ts';
import { Trackpad } from './Trackpad.ts';

/** The element that receives the pointer, with the members that are used here. */
export type PointerSurface = EventTarget &
  Pick<HTMLElement, 'setPointerCapture' | 'toggleAttribute' | 'contains' | 'getBoundingClientRect'>;

export interface PointerInputParts {
  readonly surface: PointerSurface;
  /** The window of the page; all pointer events are captured there. */
  readonly page: EventTarget;
  /** Aborted when the map is removed. */
  readonly signal: AbortSignal;
  readonly view: () => Viewport;
  /** Returns the driver that handles the pointer now. */
  readonly driver: () => PointerDriver;
  /** Called where the pointer is pressed or released: the keyboard cursor continues from there. */
  readonly rest: (at: Position) => void;
  /** Called when a finger that does not draw has tapped. */
  readonly tapped: (at: Position) => void;
  /** Whether a right press that does not move opens the menu of its cell; otherwise it erases. */
  readonly hasMenu: () => boolean;
  /** Called for such a press, and for a finger that is held down: opens the menu. `point` is in pixels of the window. */
  readonly menu: (at: Position, point: { readonly x: number; readonly y: number }) => void;
  /** Called when a stroke is over, completed or cancelled. */
  readonly ended: () => void;
  /** Whether the driver handles presses of this kind of pointer (`PointerEvent.pointerType`); otherwise they pan. */
  readonly isLed: (pointerType: string) => boolean;
  /** Whether strokes write only one half of an edge; Ctrl inverts it. */
  readonly isOneSided: () => boolean;
  /** Whether strokes erase, whichever button is pressed. */
  readonly isErasing: () => boolean;
  readonly pan: (dx: number, dy: number) => void;
  /** `at` is in pixels of the map. */
  readonly zoom: (factor: number, at: { x: number; y: number }) => void;
}

/** Values of `PointerEvent.button`; `eraser` is the eraser end of a pen. */
const BUTTON = { left: 0, middle: 1, right: 2, eraser: 5 } as const;
const DRAWING: readonly number[] = [BUTTON.left, BUTTON.right, BUTTON.eraser];
/** The bits of `buttons`, indexed by button. */
const HELD = [1, 4, 2] as const;
/** The zoom per pixel of the wheel; a line (`WheelEvent.deltaMode` 1) counts as 16 pixels. */
const WHEEL_ZOOM = 0.0016;
const LINE = 16;
const BY_LINES = 1;
/** The distance in pixels from which a finger's movement is no tap any more. */
const TAP = 10;
/** The distance in pixels from which a press with the right button draws. */
const STILL = 4;
/** The milliseconds after its last event for which a pen counts as near. A hovering pen sends events all the time. */
const PEN_NEAR = 500;

type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/**
 * Handles the pointer over the map: draws with the left button or the tip of a pen, erases with the right button or the eraser end, pans
 * with the middle button or two fingers. Where the right button has a menu, it erases only if it moves. One finger draws, or pans and inspects the cell it taps. A touch while a pen is near is the palm
 * that holds it, and is ignored.
 */
export class PointerInput {
  readonly #parts: PointerInputParts;
  readonly #trackpad = new Trackpad();
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #origin = { left: 0, top: 0 };
  /** The current stroke; it keeps the driver with which it began. */
  #stroke:
    | {
        readonly pointer: number;
        readonly button: number;
        readonly driver: PointerDriver;
        readonly following: AbortController;
      }
    | undefined;
  /** `tap` is the start of the touch while it may still be a tap; until then nothing moves. */
  #pan:
    | { readonly pointer: number; x: number; y: number; readonly tap?: { readonly x: number; readonly y: number } }
    | undefined;
  #last: PointerEvent | undefined;
  /** A right press that opens the menu if it does not move. */
  #menuPress: PointerEvent | undefined;
  /** A finger that is held down. */
  #held: { readonly event: PointerEvent; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** The time of the last pen event (`Event.timeStamp`). */
  #penSeen = Number.NEGATIVE_INFINITY;
  /** Whether the driver handled the last press. */
  #isLed = false;
  /** While Space is held, the left button pans. */
  isPanKeyHeld = false;
  /** Whether the pan key was used to pan, so that its release does not count as a key press. */
  wasPanKeyUsed = false;

  constructor(parts: PointerInputParts) {
    this.#parts = parts;
    const { surface, page, signal } = parts;
    const on = <Type extends keyof HTMLElementEventMap>(type: Type, call: (event: HTMLElementEventMap[Type]) => void) =>
      surface.addEventListener(type, call as EventListener, { signal, passive: false });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#lost(event));
    on('lostpointercapture', (event) => this.#lost(event));
    // The default action would take the focus from the map.
    on('mousedown', (event) => event.preventDefault());
    on('pointerenter', () => this.measure());
    page.addEventListener('scroll', () => this.measure(), { signal, passive: true });
    on('pointerleave', () => this.#leave());
    on('wheel', (event) => this.#wheel(event));
    on('dblclick', (event) => this.#pressTwice(event));
    on('contextmenu', (event) => event.preventDefault());
  }

  /** Updates the preview of a stroke at the resting pointer after a key, the tool or the floor has changed. */
  refresh(keys?: Modifiers): void {
    if (!this.#last || this.#stroke || this.#pan) return;
    this.#parts.driver().hover(this.#sample(this.#last, this.#last), this.#keys(keys ?? this.#last, BUTTON.left));
  }

  #down(event: PointerEvent): void {
    this.measure();
    this.#seePen(event);
    if (event.pointerType === 'touch') {
      if (event.timeStamp - this.#penSeen < PEN_NEAR) return;
      this.#fingers.set(event.pointerId, this.#point(event));
      if (this.#fingers.size > 1) {
        // The first finger has moved since it was put down, while it drew or panned.
        const last = this.#last;
        if (last && this.#fingers.has(last.pointerId)) this.#fingers.set(last.pointerId, this.#point(last));
        this.#letGo();
        this.#endStroke(false);
        this.#endPan();
        return;
      }
      this.#hold(event);
    }
    if (this.#stroke || this.#pan) {
      this.#endStroke(false);
      return;
    }
    this.#parts.surface.setPointerCapture(event.pointerId);
    const isLed = this.#parts.isLed(event.pointerType);
    this.#isLed = isLed;
    const maybeTap = !isLed && event.pointerType === 'touch';
    if (!maybeTap) this.#rest(event);
    if (event.button === BUTTON.middle || (event.button === BUTTON.left && (this.isPanKeyHeld || !isLed))) {
      event.preventDefault();
      this.wasPanKeyUsed = true;
      this.#beginPan(event.pointerId, this.#point(event), maybeTap);
      return;
    }
    if (event.button === BUTTON.right && this.#parts.hasMenu()) {
      this.#menuPress = event;
      return;
    }
    if (isLed && DRAWING.includes(event.button)) this.#begin(event);
  }

  #begin(event: PointerEvent): void {
    const driver = this.#parts.driver();
    this.#stroke = { pointer: event.pointerId, button: event.button, driver, following: this.#follow() };
    driver.begin(this.#sample(event, event), this.#keys(event, event.button));
  }

  /**
   * Captures the movements over the map at the window: no other element listens to a stroke, but otherwise the root of the page would
   * handle each event in its capture and bubble phases.
   */
  #follow(): AbortController {
    const following = new AbortController();
    const { surface, page, signal } = this.#parts;
    for (const type of ['pointermove', 'mousemove'] as const) {
      page.addEventListener(
        type,
        (event) => {
          if (!surface.contains(event.target as Node)) return;
          event.stopPropagation();
          if (type === 'pointermove') this.#move(event as PointerEvent);
        },
        { capture: true, signal: AbortSignal.any([following.signal, signal]) },
      );
    }
    return following;
  }

  /** A pen is detected: the fingers that are down belong to a resting hand, so their strokes and pans are taken back. */
  #seePen({ pointerType, timeStamp }: PointerEvent): void {
    if (pointerType !== 'pen') return;
    this.#penSeen = timeStamp;
    if (this.#fingers.size === 0) return;
    this.#fingers.clear();
    this.#endStroke(false);
    this.#endPan();
  }

  /** Whether an event comes from a touch that is ignored because a pen was near. */
  #isPalm = ({ pointerType, pointerId }: PointerEvent): boolean =>
    pointerType === 'touch' && !this.#fingers.has(pointerId);

  /** Opens the menu when a finger has rested where it was put down, whatever it began there. */
  #hold(event: PointerEvent): void {
    const held = {
      event,
      // A page that was busy learns first what the finger did meanwhile.
      timer: setTimeout(() => setTimeout(() => this.#held === held && this.#openHeld(event)), timings.longPress),
    };
    this.#held = held;
  }

  #openHeld(event: PointerEvent): void {
    this.#letGo();
    this.#endStroke(false);
    this.#endPan();
    this.#openMenu(event);
  }

  #letGo(): void {
    clearTimeout(this.#held?.timer);
    this.#held = undefined;
  }

  #openMenu(event: PointerEvent): void {
    this.#rest(event);
    this.#parts.menu(positionAt(this.#parts.view(), this.#point(event)), { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    this.#seePen(event);
    if (this.#isPalm(event)) return;
    if (this.#held && distance(this.#held.event, event) >= TAP) this.#letGo();
    const pressed = this.#menuPress;
    if (pressed && (distance(pressed, event) >= STILL || event.buttons !== HELD[BUTTON.right])) {
      this.#menuPress = undefined;
      // With a second button the press is given up, as a stroke would be.
      if (event.buttons === HELD[BUTTON.right] && this.#isLed) this.#begin(pressed);
    }
    if (this.#fingers.has(event.pointerId) && this.#fingers.size > 1) {
      this.#pinch(event);
      return;
    }
    this.#last = event;
    if (this.#pan?.pointer === event.pointerId) {
      const { x, y } = this.#point(event);
      if (this.#pan.tap && Math.hypot(x - this.#pan.x, y - this.#pan.y) < TAP) return;
      this.#parts.pan(x - this.#pan.x, y - this.#pan.y);
      this.#pan = { pointer: event.pointerId, x, y };
      return;
    }
    if (!this.#stroke) {
      this.refresh();
      return;
    }
    if (this.#stroke.pointer !== event.pointerId) return;
    // A second button pressed during the stroke arrives as a move event; it cancels the stroke.
    if (event.pointerType === 'mouse' && event.buttons & ~(HELD[this.#stroke.button] ?? 0)) {
      this.#endStroke(false);
      return;
    }
    this.#stroke.driver.move(pointerPath(event).map((each) => this.#sample(each, event)));
  }

  #up(event: PointerEvent): void {
    if (this.#isPalm(event)) return;
    this.#letGo();
    const pressed = this.#menuPress;
    this.#menuPress = undefined;
    if (pressed?.pointerId === event.pointerId) this.#openMenu(pressed);
    if (this.#stroke?.pointer === event.pointerId) {
      this.#endStroke(true);
      this.#rest(event);
    }
    const tap = this.#pan?.pointer === event.pointerId ? this.#pan.tap : undefined;
    this.#lift(event);
    if (event.pointerType === 'touch') this.#leave();
    else this.refresh();
    if (tap) this.#parts.tapped(positionAt(this.#parts.view(), tap));
  }

  #pressTwice(event: MouseEvent): void {
    if (this.#isLed) this.#parts.driver().pressTwice?.(positionAt(this.#parts.view(), this.#point(event)));
  }

  #lost(event: PointerEvent): void {
    this.#letGo();
    this.#menuPress = undefined;
    if (this.#stroke?.pointer === event.pointerId) this.#endStroke(false);
    this.#lift(event);
  }

  #rest(event: PointerEvent): void {
    this.#parts.rest(positionAt(this.#parts.view(), this.#point(event)));
  }

  #lift({ pointerId }: PointerEvent): void {
    if (this.#pan?.pointer === pointerId) this.#endPan();
    // When one of two panning fingers is lifted, the other one continues the pan.
    const wasFinger = this.#fingers.delete(pointerId);
    const [left, ...others] = this.#fingers;
    if (wasFinger && left && others.length === 0) this.#beginPan(...left);
  }

  #beginPan(pointer: number, at: { x: number; y: number }, maybeTap = false): void {
    this.#pan = { pointer, ...at, ...(maybeTap && { tap: at }) };
    this.#parts.surface.toggleAttribute('data-panning', true);
  }

  #endPan(): void {
    this.#pan = undefined;
    this.#parts.surface.toggleAttribute('data-panning', false);
  }

  #leave(): void {
    this.#last = undefined;
    if (!this.#stroke) this.#parts.driver().hover(undefined, this.#keys(undefined, BUTTON.left));
  }

  #endStroke(isDone: boolean): void {
    const driver = this.#stroke?.driver ?? this.#parts.driver();
    this.#stroke?.following.abort();
    this.#stroke = undefined;
    if (isDone) driver.finish();
    else driver.cancel();
    this.#parts.ended();
  }

  /** Handles two fingers: the map follows the point between them, and their distance zooms. */
  #pinch(event: PointerEvent): void {
    const before = this.#span();
    this.#fingers.set(event.pointerId, this.#point(event));
    const after = this.#span();
    this.#parts.pan(after.x - before.x, after.y - before.y);
    if (before.distance > 0) this.#parts.zoom(after.distance / before.distance, after);
  }

  #span(): { x: number; y: number; distance: number } {
    const [a = { x: 0, y: 0 }, b = a] = this.#fingers.values();
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.#trackpad.isScroll(event)) {
      this.#parts.pan(-event.deltaX, -event.deltaY);
      this.refresh();
      return;
    }
    const pixels = event.deltaY * (event.deltaMode === BY_LINES ? LINE : 1);
    this.#parts.zoom(Math.exp(-pixels * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1)), this.#point(event));
    this.refresh();
  }

  #keys(event: Modifiers | undefined, button: number): StrokeKeys {
    const isTurned = event !== undefined && (event.ctrlKey || event.metaKey);
    return {
      isErasing: button === BUTTON.right || button === BUTTON.eraser || this.#parts.isErasing(),
      isOneSided: isTurned !== this.#parts.isOneSided(),
      isShifted: event?.shiftKey ?? false,
      isPicking: event?.altKey ?? false,
    };
  }

  /** `place` gives the position, `keys` the buttons and keys: not all browsers set the pointer type of coalesced events. */
  #sample(place: PointerEvent, keys: PointerEvent): PointerSample {
    const view = this.#parts.view();
    return {
      at: positionAt(view, this.#point(place)),
      reach: edgeReach(view.cell, keys.pointerType === 'touch'),
      slack: CORNER_SLACK / view.cell,
      isStraight: keys.shiftKey,
    };
  }

  get isDrawing(): boolean {
    return this.#stroke !== undefined;
  }

  /**
   * Measures the map's place in the window: once per stroke, scroll or resize, not at every movement. Returns how far it has moved since
   * the last call.
   */
  measure(): { dx: number; dy: number } {
    const before = this.#origin;
    const { left, top } = this.#parts.surface.getBoundingClientRect();
    this.#origin = { left, top };
    return { dx: left - before.left, dy: top - before.top };
  }

  #point(event: MouseEvent): { x: number; y: number } {
    return { x: event.clientX - this.#origin.left, y: event.clientY - this.#origin.top };
  }
}

const distance = (one: MouseEvent, other: MouseEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
