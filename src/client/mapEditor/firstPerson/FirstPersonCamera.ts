import type { createStore } from 'jotai';
import type { Standpoint } from '#client/firstPerson/describeAhead.ts';
import type { View } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { mapPointAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { screen } from '#client/ui/screen.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { isBlocking, readBorder } from '#domain/map/edge.ts';
import { neighbour, oppositeSide } from '#domain/map/floorGrid.ts';
import type { Ahead, Eye, SeenFloor } from '#view/index.ts';

interface FirstPersonCameraParts {
  /** The store of the map that it shows. */
  readonly store: ReturnType<typeof createStore>;
  readonly firstPerson: View;
  readonly canvas: HTMLCanvasElement;
  readonly stage: MapStage;
  readonly desk: FloorDesk;
  /** The standpoint until the map reports another one. */
  readonly start: Standpoint;
  /** Called with the view from a place, to be described; `isWalking` if the user has just walked or turned there. */
  readonly seen: (place: Standpoint, ahead: Ahead, isWalking: boolean) => void;
  /** Called when the way is blocked. */
  readonly blocked: (place: Standpoint) => void;
}

/** The duration of a step or a turn, in milliseconds. */
const MOVE = 180;
const AHEAD: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/**
 * The first-person view from the cell cursor or, while that is not in use, from the cell under the pointer. It paints one frame after a
 * visible change and the frames of a step or turn, and nothing else. Driven outside of React.
 */
export class FirstPersonCamera {
  readonly #parts: FirstPersonCameraParts;
  readonly #view: ViewCanvas;
  #place: Standpoint;
  /** The visible form of the floor, cached; undefined after the floor has changed. */
  #floor: SeenFloor | undefined;
  #move: { readonly from: Eye; readonly to: Eye; readonly began: number } | undefined;
  #isWalking = false;
  /** Whether the way on from the current step's target is blocked. */
  #isBlocked = false;
  #wasDragging = false;
  /** Whether a stroke has ended and no pointer is left: a finger was lifted. */
  #isLifted = false;
  #frame: number | undefined;

  constructor(parts: FirstPersonCameraParts, signal: AbortSignal) {
    this.#parts = parts;
    this.#view = new ViewCanvas(parts.firstPerson, parts.canvas);
    this.#place = parts.start;
    const { stage, desk } = parts;
    const stops = [
      desk.session.subscribe(() => this.#look(true)),
      // The settings choose walls, floor and ceiling.
      desk.settings.subscribe(() => this.#look(true)),
      this.#parts.store.sub(mapPointAtom, () => this.#follow()),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      stage.setStanding('camera', undefined);
    });
    this.#follow();
    this.#look(true);
  }

  get place(): Standpoint {
    return this.#place;
  }

  resize(width: number, height: number): void {
    this.#view.resize(width, height);
    this.#look(false);
  }

  /** Turns by 90° to the right (1) or to the left (-1). */
  turn(by: 1 | -1): void {
    const side = SIDES[(SIDES.indexOf(this.#place.side) + by + SIDES.length) % SIDES.length] as Side;
    this.#go({ ...this.#place, side }, ({ angle, ...at }) => ({ ...at, angle: angle + (by * Math.PI) / 2 }));
  }

  /** Steps ahead (1) or back (-1) wherever a way could ever be found or opened: an author knows the secrets of the floor. */
  step(by: 1 | -1): void {
    const { stage, desk, blocked } = this.#parts;
    const { x, y, side: faced } = this.#place;
    const side = by === 1 ? faced : oppositeSide(faced);
    if (isBlocking(readBorder(stage.shownGrid, { x, y, side }))) {
      // Report it for the place of arrival, and only on arrival.
      if (this.#isWalking) this.#isBlocked = true;
      else blocked(this.#place);
      return;
    }
    const [dx, dy] = AHEAD[side];
    this.#go({ ...neighbour(x, y, side, desk.size), side: faced }, (eye) => ({ ...eye, x: eye.x + dx, y: eye.y + dy }));
  }

  /** Moves the map's cell cursor along; the view follows in an animation, or at once if the user prefers reduced motion. */
  #go(place: Standpoint, to: (from: Eye) => Eye): void {
    const from = eyeOf(this.#place);
    this.#place = place;
    this.#isWalking = true;
    this.#isBlocked = false;
    this.#move = matchMedia(screen.stillness).matches ? undefined : { from, to: to(from), began: performance.now() };
    this.#parts.stage.setCursor(place);
    this.#look(false);
  }

  #follow(): void {
    const { stage, desk } = this.#parts;
    const point = this.#parts.store.get(mapPointAtom);
    const cursor = stage.shownCursor;
    const to = cursor ?? (point && { side: point.edge?.side ?? this.#place.side, x: point.x, y: point.y });
    const isOnFloor = to && to.x < desk.size && to.y < desk.size;
    // Stay in place while a stroke moves, to show its effect.
    if (isOnFloor && !point?.isDragging && !isSame(to, this.#place)) {
      this.#place = { x: to.x, y: to.y, side: to.side };
      this.#move = undefined;
    }
    // If the standpoint is under the pointer, the pointer shows it.
    stage.setStanding('camera', cursor || !point ? this.#place : undefined);
    // The preview of a stroke appears and disappears with it.
    const isDragging = point?.isDragging ?? false;
    this.#isLifted = !point && (this.#wasDragging || this.#isLifted);
    this.#look(isDragging || this.#wasDragging);
    this.#wasDragging = isDragging;
  }

  /** Goes to the place of the lifted finger, which the map knows once its stroke is done. */
  #land(): void {
    const { x, y } = this.#parts.stage.cursor;
    this.#isLifted = false;
    this.#place = { ...this.#place, x, y };
    this.#parts.stage.setStanding('camera', this.#place);
  }

  /** Requests a frame. */
  #look(isFloorChanged: boolean): void {
    if (isFloorChanged) this.#floor = undefined;
    this.#frame ??= requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now: number): void {
    this.#frame = undefined;
    const { firstPerson, stage, desk, canvas, seen, blocked } = this.#parts;
    if (canvas.offsetParent === null) return;
    if (this.#isLifted) this.#land();
    this.#floor ??= firstPerson.seeFloor(stage.shownGrid, desk.size, desk.settings.values);
    const share = this.#move ? Math.max(0, (now - this.#move.began) / MOVE) : 1;
    if (this.#move && share < 1) {
      this.#view.show(this.#floor, between(this.#move.from, this.#move.to, share), desk.settings.values.wall);
      this.#look(false);
      return;
    }
    this.#move = undefined;
    this.#view.show(this.#floor, eyeOf(this.#place), desk.settings.values.wall);
    const { x, y, side } = this.#place;
    const ahead = firstPerson.lookAhead(this.#floor, x, y, SIDES.indexOf(side), Math.floor(firstPerson.TORCH.reach));
    seen(this.#place, ahead, this.#isWalking);
    this.#isWalking = false;
    if (this.#isBlocked) blocked(this.#place);
    this.#isBlocked = false;
  }
}

const isSame = (one: Standpoint, other: Standpoint): boolean =>
  one.x === other.x && one.y === other.y && one.side === other.side;

const eyeOf = ({ x, y, side }: Standpoint): Eye => ({
  x: x + 0.5,
  y: y + 0.5,
  angle: (SIDES.indexOf(side) * Math.PI) / 2,
});

function between(from: Eye, to: Eye, share: number): Eye {
  const eased = share * share * (3 - 2 * share);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    angle: from.angle + (to.angle - from.angle) * eased,
  };
}
