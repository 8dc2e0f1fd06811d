import type { View } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import { screen } from '#client/ui/screen.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { eyeOf, type Motion } from './motion.ts';
import { lookAt, type PartyView } from './partyView.ts';

/**
 * The light reaches this many cells beyond the visible ones, to the middle of the next cell: the camera stands behind the middle of its
 * own.
 */
const BEYOND = 1.2;
/** The share of a step in which a door rises. */
const RISING = 0.4;

/** Shows the view of the party: the frames of a step or turn, a single frame after any other change, and otherwise none. */
export class PlayCamera {
  readonly #firstPerson: View;
  readonly #canvas: ViewCanvas;
  /** Called when a motion has ended. */
  readonly #rested: () => void;
  #view: PartyView | undefined;
  /** With the view during its first part, and during the rest of it. */
  #motion: (Motion & { readonly began: number; readonly from: readonly [PartyView, PartyView] }) | undefined;
  #frame: number | undefined;

  constructor(firstPerson: View, canvas: HTMLCanvasElement, rested: () => void) {
    this.#firstPerson = firstPerson;
    this.#canvas = new ViewCanvas(firstPerson, canvas);
    this.#rested = rested;
  }

  get isMoving(): boolean {
    return this.#motion !== undefined;
  }

  /** Sets the size of the canvas in pixels. */
  resize(width: number, height: number): void {
    this.#canvas.resize(width, height);
    this.#ask();
  }

  /** Shows another view: by a motion, or at once if there is none or reduced motion is preferred. */
  show(view: PartyView, motion: Motion | undefined): void {
    const from = this.#view;
    this.#view = view;
    this.#motion =
      motion && from && !matchMedia(screen.stillness).matches
        ? { ...motion, began: performance.now(), from: this.#passing(from, motion) }
        : undefined;
    this.#ask();
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  /**
   * Returns the views during a step: a door rises in front of the party and stays open while it passes; any other apparent obstacle is left
   * out.
   */
  #passing(view: PartyView, { through }: Motion): readonly [PartyView, PartyView] {
    if (through === undefined) return [view, view];
    const { x, y } = view.place;
    const isDoor = view.seen.edges[lookAt(x, y, through)] === EDGE_LOOK.door;
    const { raised, open } = this.#firstPerson.PASSED_DOOR;
    if (isDoor) return [withEdge(view, through, raised), withEdge(view, through, open)];
    const free = withEdge(view, through, EDGE_LOOK.nothing);
    return [free, free];
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
      const seen = motion.from[share < RISING ? 0 : 1];
      this.#canvas.show(seen.seen, motion.at(share), seen.wall, lightOf(seen));
      this.#ask();
      return;
    }
    this.#motion = undefined;
    this.#canvas.show(this.#view.seen, eyeOf(this.#view.place), this.#view.wall, lightOf(this.#view));
    if (motion) this.#rested();
  }
}

const lightOf = ({ cells }: PartyView) => ({ reach: cells + BEYOND });

/** Returns a view with another look of the edge that the party passes, from both sides. */
function withEdge(view: PartyView, through: number, look: number): PartyView {
  const { seen, place } = view;
  const side = SIDES[through] as Side;
  const edges = seen.edges.slice();
  const half = otherHalf({ x: place.x, y: place.y, side }, seen.size);
  edges[lookAt(place.x, place.y, through)] = look;
  edges[lookAt(half.x, half.y, SIDES.indexOf(half.side))] = look;
  return { ...view, seen: { ...seen, edges } };
}
