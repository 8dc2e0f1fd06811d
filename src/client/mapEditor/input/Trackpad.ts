/** The most milliseconds between two wheel events of the same movement. */
const PAUSE = 200;
/** The limit in pixels for the first event of a trackpad movement; a notch of a wheel is at least as large. */
const NOTCH = 40;

type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>;

/**
 * Distinguishes two-finger scrolling on a trackpad from a wheel: browsers report both as wheel events. The first event of a movement
 * decides: it is a scroll if it goes sideways or is smaller than a notch. A pinch comes as a wheel with Ctrl and is no scroll.
 */
export class Trackpad {
  #last = Number.NEGATIVE_INFINITY;
  #isScroll = false;

  isScroll({ deltaX, deltaY, deltaMode, ctrlKey, timeStamp }: Wheel): boolean {
    const isFirst = timeStamp - this.#last > PAUSE;
    this.#last = timeStamp;
    if (isFirst || ctrlKey) this.#isScroll = !ctrlKey && deltaMode === 0 && (deltaX !== 0 || Math.abs(deltaY) < NOTCH);
    return this.#isScroll;
  }
}
