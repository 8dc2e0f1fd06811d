import type { View } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import { screen } from '#client/ui/screen.ts';
import { SIDES } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { eyeOf, type Motion } from './motion.ts';
import { lookAt, type PartyView } from './partyView.ts';

/** What one sees by reaches into the middle of the cell beyond those that are lit: the camera stands behind the middle of its own. */
const BEYOND = 1.2;

/** Shows what the party sees: the frames of a step or turn, one frame after anything else that shows, and otherwise none. */
export class PlayCamera {
  readonly #canvas: ViewCanvas;
  /** Called when a motion has come to its end. */
  readonly #rested: () => void;
  #view: PartyView | undefined;
  #motion: (Motion & { readonly began: number; readonly from: PartyView }) | undefined;
  #frame: number | undefined;

  constructor(firstPerson: View, canvas: HTMLCanvasElement, rested: () => void) {
    this.#canvas = new ViewCanvas(firstPerson, canvas);
    this.#rested = rested;
  }

  get isMoving(): boolean {
    return this.#motion !== undefined;
  }

  /** Pixels that are painted. */
  resize(width: number, height: number): void {
    this.#canvas.resize(width, height);
    this.#ask();
  }

  /** Shows another view: by a motion, or at once where there is none or stillness is asked for. */
  show(view: PartyView, motion: Motion | undefined): void {
    const from = this.#view;
    this.#view = view;
    this.#motion =
      motion && from && !matchMedia(screen.stillness).matches
        ? { ...motion, began: performance.now(), from: opened(from, motion) }
        : undefined;
    this.#ask();
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #ask(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now: number): void {
    this.#frame = undefined;
    if (!this.#view) return;
    const motion = this.#motion;
    const share = motion ? Math.max(0, (now - motion.began) / motion.time) : 1;
    if (motion && share < 1) {
      this.#canvas.show(motion.from.seen, motion.at(share), motion.from.wall, lightOf(motion.from));
      this.#ask();
      return;
    }
    this.#motion = undefined;
    this.#canvas.show(this.#view.seen, eyeOf(this.#view.place), this.#view.wall, lightOf(this.#view));
    if (motion) this.#rested();
  }
}

const lightOf = ({ cells }: PartyView) => ({ reach: cells + BEYOND });

/** The view with the way open that the motion takes: a door stands open while one passes. */
function opened(view: PartyView, { through }: Motion): PartyView {
  if (through === undefined) return view;
  const { seen, place } = view;
  const side = SIDES[through];
  if (!side) return view;
  const edges = seen.edges.slice();
  const half = otherHalf({ x: place.x, y: place.y, side }, seen.size);
  edges[lookAt(place.x, place.y, through)] = EDGE_LOOK.nothing;
  edges[lookAt(half.x, half.y, SIDES.indexOf(half.side))] = EDGE_LOOK.nothing;
  return { ...view, seen: { ...seen, edges } };
}
