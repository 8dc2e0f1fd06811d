import type { ActiveTool } from '#client/mapEditor/gestures/ActiveTool.ts';
import type { GestureName } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { GestureRun, PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { isOnFloor } from '#client/mapEditor/gestures/isOnFloor.ts';
import { mapGestures } from '#client/mapEditor/gestures/mapGestures.ts';
import type { PointerDriver, StrokeKeys } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { Position } from '#domain/map/edge.ts';
import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import type { Place } from '#domain/map/placement.ts';
import { centredAt, type FloorBelow } from './floating.ts';
import type { MapSelection } from './MapSelection.ts';

interface SelectionDriverParts {
  readonly selection: MapSelection;
  readonly floor: () => FloorBelow;
  /** Returns the gesture that selects cells: a rectangle, or the area that walls enclose. */
  readonly gesture: () => GestureName;
  /** Returns the one-sided setting. Keys that differ from it mean that Ctrl is held, which adds cells to the selection, as Shift does. */
  readonly isOneSided: () => boolean;
  /** Picks up the content there, while the key for picking is held. */
  readonly pick: (sample: PointerSample, keys: StrokeKeys) => void;
  /** Reports the cell under the pointer. */
  readonly point: (cell: Place | undefined) => void;
}

type Run =
  | { readonly kind: 'choose'; readonly run: GestureRun; readonly how: 'replace' | 'add' | 'remove' }
  /** Pressed inside the selection: the selected cells are lifted when the pointer moves. */
  | { readonly kind: 'press'; readonly start: Place }
  /** `by` is the offset from the cell under the pointer to the corner of the part. */
  | { readonly kind: 'drag'; readonly by: Place; readonly isLifted: boolean };

/** Handles the pointer while the select tool is current or a part floats: selects cells, drags them, and drops the floating part. */
export class SelectionDriver implements PointerDriver {
  readonly #parts: SelectionDriverParts;
  #run: Run | undefined;
  #hovered: Place | undefined;

  constructor(parts: SelectionDriverParts) {
    this.#parts = parts;
  }

  get isUnderWay(): boolean {
    return this.#run !== undefined;
  }

  hover(sample: PointerSample | undefined): void {
    if (this.#run) return;
    const { selection, floor, point } = this.#parts;
    const cell = sample && isOnFloor(sample.at, floor().size) ? cellAt(sample.at, floor().size) : undefined;
    point(cell);
    const { floating } = selection;
    if (!cell || isSame(cell, this.#hovered)) return;
    const isFirst = this.#hovered === undefined;
    this.#hovered = cell;
    // While the pointer rests, the keys may have moved the part further.
    if (floating?.follows && !isFirst) selection.moveTo(centredAt(floating, cell));
  }

  begin(sample: PointerSample, keys: StrokeKeys, activeTool?: ActiveTool): void {
    const { selection, floor, gesture } = this.#parts;
    const cell = cellBelow(sample);
    const { floating } = selection;
    if (floating) {
      if (keys.isErasing) {
        selection.cancel();
        return;
      }
      const isInside = selection.snapshot.cells.some((each) => isSame(each, cell));
      if (floating.follows && !isInside) selection.moveTo(centredAt(floating, cell));
      const { at } = selection.floating ?? floating;
      this.#run = { kind: 'drag', by: { x: at.x - cell.x, y: at.y - cell.y }, isLifted: false };
      return;
    }
    if (keys.isPicking) {
      this.#parts.pick(sample, keys);
      return;
    }
    const adds = keys.isShifted || keys.isOneSided !== this.#parts.isOneSided();
    if (!keys.isErasing && !adds && selection.has(cell)) {
      this.#run = { kind: 'press', start: cell };
      return;
    }
    const name = keys.isShifted ? 'rectangle' : (activeTool?.gesture ?? gesture());
    const run = mapGestures[name].start(sample, { ...floor(), wants: 'cells' });
    this.#run = { kind: 'choose', run, how: keys.isErasing ? 'remove' : adds ? 'add' : 'replace' };
    selection.draw(chosenBy(run));
  }

  move(samples: readonly PointerSample[]): void {
    const { selection } = this.#parts;
    const last = samples.at(-1);
    if (!this.#run || !last) return;
    const cell = cellBelow(last);
    this.#parts.point(cellAt(last.at, this.#parts.floor().size));
    if (this.#run.kind === 'choose') {
      for (const sample of samples) this.#run.run.move(sample);
      selection.draw(chosenBy(this.#run.run));
      return;
    }
    if (this.#run.kind === 'press') {
      const { start } = this.#run;
      if (isSame(cell, start)) return;
      selection.lift(false);
      const at = selection.floating?.at ?? start;
      this.#run = { kind: 'drag', by: { x: at.x - start.x, y: at.y - start.y }, isLifted: true };
    }
    selection.moveTo({ x: cell.x + this.#run.by.x, y: cell.y + this.#run.by.y });
  }

  finish(): void {
    const { selection } = this.#parts;
    const run = this.#run;
    this.#run = undefined;
    switch (run?.kind) {
      case 'choose': {
        const cells = chosenBy(run.run);
        const [only] = cells;
        // A press that would add a selected cell takes it out.
        const isOut = run.how === 'add' && cells.length === 1 && only && selection.has(only);
        selection.select(cells, isOut ? 'remove' : run.how);
        break;
      }
      case 'press':
        selection.select([run.start]);
        break;
      case 'drag':
        selection.drop();
    }
  }

  /** Selects the whole area that walls enclose around a cell. */
  pressTwice(at: Position): void {
    const { selection, floor } = this.#parts;
    const { grid, size } = floor();
    if (selection.floating || !isOnFloor(at, size)) return;
    const { x, y } = cellAt(at, size);
    selection.select(enclosedRegion(grid, x, y, size));
  }

  cancel(): void {
    const run = this.#run;
    this.#run = undefined;
    if (run?.kind === 'choose') this.#parts.selection.draw(undefined);
    if (run?.kind === 'drag' && run.isLifted) this.#parts.selection.cancel();
  }
}

/** Returns the cell under the pointer, also outside the floor: a part may be dragged half over the rim. */
const cellBelow = ({ at }: PointerSample): Place => ({ x: Math.floor(at.x), y: Math.floor(at.y) });
const isSame = (a: Place, b: Place | undefined): boolean => a.x === b?.x && a.y === b.y;

const chosenBy = (run: GestureRun): Place[] =>
  run.targets().flatMap((target) => (target.kind === 'cell' ? [{ x: target.x, y: target.y }] : []));
