import { findByKey, findPressed, keysOf } from '#client/commands/keyCombination.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { BESIDE } from '#client/ui/screen.ts';
import type { Side } from '#domain/map/cell.ts';
import { KeyboardStrokes } from './KeyboardStrokes.ts';
import { pressSelectionKey, pressStampKey } from './pressSelectionKey.ts';

/** The page, reduced to what the keys need: it receives all key events and knows the focused element. */
export type KeyPage = EventTarget & Pick<Document, 'activeElement' | 'body'>;

interface KeyboardInputParts {
  readonly stage: MapStage;
  readonly page: KeyPage;
  /** The window of the page; it gets an event when the user leaves it. */
  readonly window: EventTarget;
  readonly commands: readonly MapCommand[];
  readonly chooseTool: (tool: MapTool) => void;
  /** Returns the letter of a tool; '' if it has none. */
  readonly shortcutOf: (tool: MapTool) => string;
  readonly isOneSided: () => boolean;
  readonly isErasing: () => boolean;
  /** Whether the arrow keys dig as the cursor moves; Esc ends this mode. */
  readonly isWalking: () => boolean;
  readonly endWalk: () => void;
  /** Whether keys without Ctrl act even if the map does not have the focus. */
  readonly hasSingleKeys: boolean;
}

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** Keys that change the effect of a stroke at the pointer. */
const MODIFIERS = ['Control', 'Shift', 'Meta', 'Alt'];

/** Elements that handle the keys pressed in them. */
const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=listbox]';
/** Elements over the map, and the game beside it. */
const OVERLAYS = `[role=dialog], [role=alertdialog], [role=menu], [${BESIDE}]`;

/** The form of an event: letters and spaces typed in it never go to the map, whichever element has the focus. */
const FORMS = '[data-event-form]';

/** Keys that a field handles itself with Ctrl: select, copy, undo, move by words. */
const OF_FIELDS = /^[acvxyz]$|../i;

/**
 * Handles all keys of the map. In a field only keys unrelated to its text are handled, such as saving; in a dialog, or while an input
 * method composes, none are.
 */
export class KeyboardInput {
  readonly #parts: KeyboardInputParts;
  readonly #strokes: KeyboardStrokes;
  /** The command that is active while its key is held. */
  #held: { readonly keys: readonly string[]; readonly release: () => void } | undefined;

  constructor(parts: KeyboardInputParts, signal: AbortSignal) {
    this.#parts = parts;
    this.#strokes = new KeyboardStrokes(parts);
    const { page, window } = parts;
    page.addEventListener('keydown', (event) => this.#down(event as KeyboardEvent), { signal });
    page.addEventListener('keyup', (event) => this.#up(event as KeyboardEvent), { signal });
    window.addEventListener('blur', () => this.#release(), { signal });
  }

  #down(event: KeyboardEvent): void {
    const { stage, page } = this.#parts;
    if (event.defaultPrevented || isComposing(event) || isIn(event.target, OVERLAYS)) return;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const isTyped = isIn(event.target, FIELDS);
    if (!hasCtrl && event.key.length === 1 && isIn(event.target, FORMS)) return;
    if (isTyped && (!hasCtrl || keysOf(event).some((key) => OF_FIELDS.test(key)))) return;
    if (MODIFIERS.includes(event.key)) stage.pointer.refresh(event);
    // With Shift a digit key gives other signs, depending on the layout: a command on such a sign takes precedence over the stamps.
    const command = findPressed(this.#parts.commands, event);
    const isForSelection =
      !isTyped &&
      stage.canDraw &&
      ((this.#isForMap() && pressSelectionKey(stage, event)) ||
        (!command && this.#mayUseSingleKeys() && pressStampKey(stage, event)));
    if (isForSelection) {
      event.preventDefault();
      return;
    }
    if (command && (hasCtrl || this.#mayUseSingleKeys())) {
      event.preventDefault();
      if (command.release) {
        if (event.repeat) return;
        this.#held = { keys: keysOf(event), release: command.release };
      }
      if (!command.isEnabled()) return;
      if (isTyped) {
        takeDrafts();
        // Wait a moment until the typed text has reached its floor.
        setTimeout(command.run);
      } else command.run();
      return;
    }
    if (hasCtrl || event.altKey) return;
    if (event.key === 'Escape') {
      stage.driver.cancel();
      stage.point.dismissTip();
      this.#parts.endWalk();
    }
    const tool = stage.canDraw
      ? findByKey(event, (key) => mapTools.find((each) => this.#parts.shortcutOf(each) === key))
      : undefined;
    if (tool && this.#mayUseSingleKeys()) {
      event.preventDefault();
      if (!event.repeat) this.#parts.chooseTool(tool);
      this.#strokes.hold(tool);
      return;
    }
    const isOnMap = stage.cells.isFocused;
    if (event.key === ' ' && (isOnMap || page.activeElement === page.body)) {
      event.preventDefault();
      if (!event.repeat) stage.pointer.wasPanKeyUsed = false;
      stage.pointer.isPanKeyHeld = true;
      return;
    }
    if (!isOnMap) return;
    const side = ARROWS[event.key];
    if (side) {
      event.preventDefault();
      this.#strokes.arrow(side, event.shiftKey);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#press(event.shiftKey);
    }
  }

  #up(event: KeyboardEvent): void {
    const { stage } = this.#parts;
    if (MODIFIERS.includes(event.key)) stage.pointer.refresh(event);
    const keys = keysOf(event);
    for (const key of keys) this.#strokes.letGo(key);
    if (keys.some((key) => this.#held?.keys.includes(key))) this.#releaseHeld();
    if (event.key !== ' ' || !stage.pointer.isPanKeyHeld) return;
    stage.pointer.isPanKeyHeld = false;
    if (stage.cells.isFocused && !stage.pointer.wasPanKeyUsed) this.#press(event.shiftKey);
  }

  /** Draws at the cell cursor; if the pointer has hidden it, only shows it first. */
  #press(isShifted: boolean): void {
    const { stage } = this.#parts;
    if (stage.shownCursor) this.#strokes.press(isShifted);
    else stage.setCursor(stage.cursor);
  }

  #releaseHeld(): void {
    this.#held?.release();
    this.#held = undefined;
  }

  #release(): void {
    this.#strokes.letGo();
    this.#releaseHeld();
    this.#parts.stage.pointer.isPanKeyHeld = false;
  }

  /** Whether a key is for the map: no other element reachable by Tab has the focus. */
  #isForMap(): boolean {
    const { stage, page, hasSingleKeys } = this.#parts;
    const focused = page.activeElement as HTMLElement | null;
    return stage.cells.isFocused || (hasSingleKeys && focused !== null && focused.tabIndex < 0);
  }

  #mayUseSingleKeys(): boolean {
    return this.#parts.hasSingleKeys || this.#parts.stage.cells.isFocused;
  }
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
