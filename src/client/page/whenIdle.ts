import { timings } from '#client/timings.ts';
import { WAITING } from '#client/ui/waiting.ts';

/** Milliseconds between two checks of a page that waits. */
const NEXT_LOOK = 100;

/**
 * Calls back in an idle moment, once the screen is complete: no spinner is visible. After 2000 ms at the latest (docs/product.md,
 * "Constants").
 * @returns a function that cancels it
 */
export function whenIdle(callBack: () => void): () => void {
  const latest = performance.now() + timings.idlePrefetch;
  let takeBack: () => void;
  const look = () => {
    const left = latest - performance.now();
    if (left <= 0 || !isWaiting()) callBack();
    else takeBack = after(NEXT_LOOK, () => awaitMoment(left));
  };
  const awaitMoment = (left: number) => {
    takeBack = inIdleMoment(look, left);
  };
  awaitMoment(timings.idlePrefetch);
  return () => takeBack();
}

const isWaiting = (): boolean => document.querySelector(`[${WAITING}]`) !== null;

function inIdleMoment(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback !== 'function') return after(timeout, run);
  const moment = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(moment);
}

function after(time: number, run: () => void): () => void {
  const timer = setTimeout(run, time);
  return () => clearTimeout(timer);
}
