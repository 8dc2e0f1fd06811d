/** Milliseconds between two events of the wheel that still belong to one movement. */
const PAUSE = 200;
/** Pixels a first event of a trackpad stays below; a wheel's notch is more. */
const NOTCH = 40;

type Wheel = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>;

/**
 * Tells two fingers that scroll on a trackpad from a wheel: browsers report both as wheels. The first event of a movement
 * decides, by going sideways or by being finer than a notch; a pinch comes as a wheel with Ctrl and is none.
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
