import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import type { Side } from '#domain/map/cell.ts';
import { beyond, type Place } from '#domain/map/placement.ts';

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};
const HERE: Place = { x: 0, y: 0 };

/**
 * Handles the keys of the selection: arrows, Enter and Esc control a floating part, Shift and an arrow extend the selection, Alt and an
 * arrow shift it across the rim. @returns whether the key was one of them
 */
export function pressSelectionKey(stage: MapStage, event: KeyboardEvent): boolean {
  const { selection, cursor, desk } = stage;
  if (!desk || event.ctrlKey || event.metaKey) return false;
  const side = ARROWS[event.key];
  const isFloating = selection.floating !== undefined;
  const step = side && beyond(HERE, side);
  if (step && event.altKey && (isFloating || selection.state.cells.length > 0)) {
    selection.lift(true);
    selection.moveBy(step.x, step.y);
    return true;
  }
  if (event.altKey) return false;
  if (isFloating) {
    if (step) selection.moveBy(step.x, step.y);
    else if (event.key === 'Enter') selection.drop();
    else if (event.key === 'Escape') selection.cancel();
    else return false;
    return true;
  }
  if (!stage.activeTool()?.tool.isSelector) return false;
  if (event.key === 'Escape' && !stage.driver.isUnderWay && selection.state.cells.length > 0) {
    selection.dismiss();
    return true;
  }
  if (!step || !event.shiftKey) return false;
  const within = (value: number) => Math.min(desk.size - 1, Math.max(0, value));
  const to = { x: within(cursor.x + step.x), y: within(cursor.y + step.y) };
  selection.grow(cursor, to);
  stage.setCursor({ ...to, side });
  return true;
}

/** Handles digits, wherever letters select tools: they recall stamps, and with Shift store them. @returns whether it was one of them */
export function pressStampKey({ selection }: MapStage, event: KeyboardEvent): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (!digit || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!event.repeat) selection.pressDigit(Number(digit), event.shiftKey);
  return true;
}
