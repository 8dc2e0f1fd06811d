import { positionAt } from '#client/floor/paint/floorPlace.ts';
import type { Viewport } from '#client/floor/paint/viewport.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { PointerDriver, StrokeKeys } from '#client/mapEditor/gestures/StrokeDriver.ts';
import { pointerPath } from '#client/secureOnly.ts';
import type { Position } from '#domain/map/edge.ts';
import { CORNER_SLACK, edgeReach } from '#domain/map/hitTest.ts';
import { Trackpad } from './Trackpad.ts';

/** The element over which the pointer goes, as far as it is used here. */
export type PointerSurface = EventTarget &
  Pick<HTMLElement, 'setPointerCapture' | 'toggleAttribute' | 'contains' | 'getBoundingClientRect'>;

export interface PointerInputParts {
  readonly surface: PointerSurface;
  /** The window of the page, through which every pointer comes. */
  readonly page: EventTarget;
  /** Aborted when the map goes. */
  readonly signal: AbortSignal;
  readonly view: () => Viewport;
  /** What leads at this moment. */
  readonly driver: () => PointerDriver;
  /** The pointer is pressed or let go here: the keys go on from here. */
  readonly rest: (at: Position) => void;
  /** A finger that leads nothing has tapped here. */
  readonly tapped: (at: Position) => void;
  /** A stroke is over, done or not. */
  readonly ended: () => void;
  /** Whether a press of this kind of pointer (`PointerEvent.pointerType`) is the driver's; else it pans. */
  readonly isLed: (pointerType: string) => boolean;
  /** Whether strokes write one half of an edge until Ctrl says otherwise. */
  readonly isOneSided: () => boolean;
  /** Whether strokes erase, whatever the button. */
  readonly isErasing: () => boolean;
  readonly pan: (dx: number, dy: number) => void;
  /** `at`: in pixels of the map. */
  readonly zoom: (factor: number, at: { x: number; y: number }) => void;
}

/** `eraser`: the other end of a pen. */
const BUTTON = { left: 0, middle: 1, right: 2, eraser: 5 } as const;
const DRAWING: readonly number[] = [BUTTON.left, BUTTON.right, BUTTON.eraser];
/** The bits of `buttons` by button. */
const HELD = [1, 4, 2] as const;
/** How much one pixel of the wheel zooms; a line of it (`WheelEvent.deltaMode` 1) is as much as 16 pixels. */
const WHEEL_ZOOM = 0.0016;
const LINE = 16;
const BY_LINES = 1;
/** Pixels that a finger moves before it is no tap any more. */
const TAP = 10;
/** Milliseconds for which a pen that was seen over the map is still near it. One that hovers tells of itself all the time. */
const PEN_NEAR = 500;

type Modifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/**
 * The pointer over the map: draws with the left button or the tip of a pen, erases with the right one or its other end,
 * pans with the middle button or two fingers. One finger draws, or pans and looks at what it taps. What touches the map beside a pen is the
 * hand that holds it, and does nothing.
 */
export class PointerInput {
  readonly #parts: PointerInputParts;
  readonly #trackpad = new Trackpad();
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #origin = { left: 0, top: 0 };
  /** A stroke belongs to what led when it began. */
  #stroke:
    | {
        readonly pointer: number;
        readonly button: number;
        readonly driver: PointerDriver;
        readonly following: AbortController;
      }
    | undefined;
  /** `tap`: where it began, as long as it may still be a tap and so moves nothing. */
  #pan:
    | { readonly pointer: number; x: number; y: number; readonly tap?: { readonly x: number; readonly y: number } }
    | undefined;
  #last: PointerEvent | undefined;
  /** When a pen was seen last (`Event.timeStamp`). */
  #penSeen = Number.NEGATIVE_INFINITY;
  /** Whether what was pressed last was the driver's. */
  #isLed = false;
  /** While Space is held the left button pans. */
  isPanKeyHeld = false;
  /** Whether the pan key was used, so that letting it go is no press. */
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
    // Its own effect would be to take the focus from the map.
    on('mousedown', (event) => event.preventDefault());
    on('pointerenter', () => this.measure());
    page.addEventListener('scroll', () => this.measure(), { signal, passive: true });
    on('pointerleave', () => this.#leave());
    on('wheel', (event) => this.#wheel(event));
    on('dblclick', (event) => this.#pressTwice(event));
    on('contextmenu', (event) => event.preventDefault());
  }

  /** Updates the preview of a stroke where the pointer rests, after a key, the tool or the floor has changed. */
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
        // The first one has moved since it came, while it drew or panned.
        const last = this.#last;
        if (last && this.#fingers.has(last.pointerId)) this.#fingers.set(last.pointerId, this.#point(last));
        this.#endStroke(false);
        this.#endPan();
        return;
      }
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
    if (!isLed || !DRAWING.includes(event.button)) return;
    const driver = this.#parts.driver();
    this.#stroke = { pointer: event.pointerId, button: event.button, driver, following: this.#follow() };
    driver.begin(this.#sample(event, event), this.#keys(event, event.button));
  }

  /**
   * Takes the movements over the map where they come into the page: nothing around the map follows a stroke, but the root of the page
   * would be asked about each of them, on its way there and back.
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

  /** A pen comes: the fingers that are down are a hand that rests on the map, and what they began is taken back. */
  #seePen({ pointerType, timeStamp }: PointerEvent): void {
    if (pointerType !== 'pen') return;
    this.#penSeen = timeStamp;
    if (this.#fingers.size === 0) return;
    this.#fingers.clear();
    this.#endStroke(false);
    this.#endPan();
  }

  /** Whether an event is of something that touches the map beside a pen. */
  #isPalm = ({ pointerType, pointerId }: PointerEvent): boolean =>
    pointerType === 'touch' && !this.#fingers.has(pointerId);

  #move(event: PointerEvent): void {
    this.#seePen(event);
    if (this.#isPalm(event)) return;
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
    // A second button pressed in between comes as a movement; it cancels.
    if (event.pointerType === 'mouse' && event.buttons & ~(HELD[this.#stroke.button] ?? 0)) {
      this.#endStroke(false);
      return;
    }
    this.#stroke.driver.move(pointerPath(event).map((each) => this.#sample(each, event)));
  }

  #up(event: PointerEvent): void {
    if (this.#isPalm(event)) return;
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
    if (this.#stroke?.pointer === event.pointerId) this.#endStroke(false);
    this.#lift(event);
  }

  #rest(event: PointerEvent): void {
    this.#parts.rest(positionAt(this.#parts.view(), this.#point(event)));
  }

  #lift({ pointerId }: PointerEvent): void {
    if (this.#pan?.pointer === pointerId) this.#endPan();
    // Of two fingers that moved the map, the one that is left moves it on.
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

  /** Two fingers: what lies between them follows them, and their distance zooms. */
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

  /** `place` says where, `keys` with what: coalesced events carry no pointer type of their own everywhere. */
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
   * Asks for the map's place in the window: once a stroke, scroll or change of its size, not at every movement. Returns how far it has
   * gone since it was asked for last.
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
