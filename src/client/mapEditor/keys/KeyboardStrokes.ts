import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { StrokeKeys } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { corridor } from '#client/mapEditor/tools/corridor.ts';
import type { ActiveMapTool, MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { neighbour } from '#domain/map/floorGrid.ts';
import type { StrokeMode, StrokeTarget } from '#domain/map/strokePatch.ts';

interface KeyboardStrokesParts {
  readonly stage: MapStage;
  readonly shortcutOf: (tool: MapTool) => string;
  readonly isOneSided: () => boolean;
  readonly isErasing: () => boolean;
  /** Whether the arrow keys dig a corridor as the cursor moves. */
  readonly isWalking: () => boolean;
}

const PLAIN: StrokeKeys = { isErasing: false, isOneSided: false, isShifted: false, isPicking: false };

/** A held tool key: the arrow keys draw with that tool, all as one stroke. */
interface Hold {
  readonly tool: MapTool;
  readonly stroke: symbol;
  /** The side set last, and whether it was drawn or erased: with Shift the stroke continues like that. */
  side?: Side;
  mode?: StrokeMode;
  /** Set while it runs a stroke over cells, which ends when the key is released. */
  isLeading?: true;
}

/** Draws at the cell cursor by arrow keys, a held tool key and Enter. */
export class KeyboardStrokes {
  readonly #parts: KeyboardStrokesParts;
  #hold: Hold | undefined;
  /** The path walked in one direction, which is one undo step. */
  #leg: { readonly side: Side; readonly stroke: symbol } | undefined;

  constructor(parts: KeyboardStrokesParts) {
    this.#parts = parts;
  }

  /** Handles a tool key that is down; called again by key repeat while it is held. */
  hold(tool: MapTool): void {
    if (this.#hold?.tool !== tool) this.#hold = { tool, stroke: Symbol(tool.id) };
  }

  /** Handles the release of a key; of all keys if none is given. */
  letGo(key?: string): void {
    if (!this.#hold || (key !== undefined && key !== this.#parts.shortcutOf(this.#hold.tool))) return;
    if (this.#hold.isLeading && this.#parts.stage.driver.isUnderWay) this.#finish();
    this.#hold = undefined;
  }

  arrow(side: Side, isShifted: boolean): void {
    const { stage } = this.#parts;
    const { cursor, desk, driver } = stage;
    if (!desk) return;
    const hold = this.#hold;
    if (!hold && this.#parts.isWalking()) {
      this.#dig(side);
      return;
    }
    if (hold?.tool.isPicker) {
      stage.setCursor({ ...cursor, side });
      stage.pick({ kind: 'edge', edge: { ...cursor, side }, part: 'line' });
      return;
    }
    const drawsEdges = hold?.tool.gestures.includes('edge');
    if (hold && drawsEdges && !(isShifted && hold.side && isAcross(side, hold.side))) {
      hold.side = side;
      delete hold.mode;
      stage.setCursor({ ...cursor, side });
      this.#set({ kind: 'edge', edge: { ...cursor, side }, part: 'line' }, hold);
      return;
    }
    if (hold && !drawsEdges) this.#lead(hold);
    const moved = neighbour(cursor.x, cursor.y, side, desk.size);
    // A stroke over cells does not jump from rim to rim.
    const isLeap = Math.abs(moved.x - cursor.x) + Math.abs(moved.y - cursor.y) > 1;
    if (driver.isUnderWay && isLeap) return;
    stage.setCursor({ ...moved, side: hold?.side ?? side });
    if (driver.isUnderWay) driver.move([this.#sample()]);
    else if (hold && drawsEdges && hold.side)
      this.#set({ kind: 'edge', edge: { ...moved, side: hold.side }, part: 'line' }, hold);
  }

  /**
   * Handles Enter or Space: uses the tool at the cursor. A rectangle begins with the first press and ends with the second. With Shift the
   * event tool places the last kind again.
   */
  press(isShifted: boolean): void {
    const { stage } = this.#parts;
    const { cursor, driver } = stage;
    const activeTool = stage.activeTool();
    if (!activeTool) return;
    if (activeTool.tool.isPicker) stage.pick({ kind: 'cell', x: cursor.x, y: cursor.y });
    else if (activeTool.gesture === 'edge')
      this.#set(
        { kind: 'edge', edge: cursor, part: 'line' },
        { tool: activeTool.tool, stroke: Symbol(activeTool.tool.id) },
      );
    else if (driver.isUnderWay) this.#finish();
    else {
      this.#begin(activeTool, isShifted && activeTool.gesture === 'place');
      if (activeTool.gesture !== 'rectangle') this.#finish();
    }
  }

  /** Draws one target with a held tool; the first target of a hold decides between drawing and erasing. */
  #set(target: StrokeTarget, hold: Hold): void {
    const { stage } = this.#parts;
    hold.mode = stage.strokes.draw([target], stage.activeToolOf(hold.tool), this.#keys(), hold.stroke, hold.mode);
  }

  /** Moves the stroke of a held tool that works on cells, as the pointer would, until the key is released. */
  #lead(hold: Hold): void {
    const { stage } = this.#parts;
    if (stage.driver.isUnderWay) return;
    const { tool } = hold;
    const activeTool = stage.activeToolOf(tool);
    const gesture = [activeTool.gesture, 'paint' as const, 'rectangle' as const].find(
      (each) => (each === 'paint' || each === 'rectangle') && tool.gestures.includes(each),
    );
    if (!gesture) return;
    this.#begin({ ...activeTool, gesture });
    hold.isLeading = true;
  }

  #begin(activeTool: ActiveMapTool, isShifted = false): void {
    this.#parts.stage.driver.begin(this.#sample(), { ...this.#keys(), isShifted }, activeTool);
  }

  #keys(): StrokeKeys {
    return { ...PLAIN, isErasing: this.#parts.isErasing(), isOneSided: this.#parts.isOneSided() };
  }

  #finish(): void {
    const { stage } = this.#parts;
    stage.driver.finish();
    stage.setCursor(stage.cursor);
  }

  /** Does one step of walk mode: digs from the cursor to the next cell, across the rim too. */
  #dig(side: Side): void {
    const { stage } = this.#parts;
    const { cursor, desk } = stage;
    if (!desk) return;
    const moved = neighbour(cursor.x, cursor.y, side, desk.size);
    if (this.#leg?.side !== side) this.#leg = { side, stroke: Symbol(corridor.id) };
    stage.strokes.dig([cursor, moved], stage.activeToolOf(corridor), PLAIN, this.#leg.stroke);
    stage.setCursor({ ...moved, side });
  }

  #sample(): PointerSample {
    const { x, y } = this.#parts.stage.cursor;
    return { at: { x: x + 0.5, y: y + 0.5 }, reach: 0, slack: 0, isStraight: false };
  }
}

/** Whether the arrow's direction is parallel to the line of a side. */
const isAcross = (arrow: Side, side: Side): boolean => (SIDES.indexOf(arrow) + SIDES.indexOf(side)) % 2 === 1;
