import { findByKey, findPressed, keysOf } from '#client/commands/keyCombination.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import type { Side } from '#domain/map/cell.ts';
import { KeyboardStrokes } from './KeyboardStrokes.ts';
import { pressSelectionKey, pressStampKey } from './pressSelectionKey.ts';

/** A page as far as keys are concerned: it hears them all, and knows what has the focus. */
export type KeyPage = EventTarget & Pick<Document, 'activeElement' | 'body'>;

interface KeyboardInputParts {
  readonly stage: MapStage;
  readonly page: KeyPage;
  /** Its window, which is told when it is left. */
  readonly window: EventTarget;
  readonly commands: readonly MapCommand[];
  readonly chooseTool: (tool: MapTool) => void;
  /** The letter of a tool; '' for one without. */
  readonly shortcutOf: (tool: MapTool) => string;
  readonly isOneSided: () => boolean;
  readonly isErasing: () => boolean;
  /** Whether the arrows dig as they go; Esc ends it. */
  readonly isWalking: () => boolean;
  readonly endWalk: () => void;
  /** Whether keys without Ctrl act although the map has not the focus. */
  readonly hasSingleKeys: boolean;
}

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** Keys that change what a stroke at the pointer would do. */
const MODIFIERS = ['Control', 'Shift', 'Meta', 'Alt'];

/** What a key belongs to that is pressed in it. */
const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=listbox]';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/** The form of an event: letters and spaces are never for the map in it, whatever has the focus there. */
const FORMS = '[data-event-form]';

/** What a field does itself with Ctrl: text is chosen, copied, taken back, gone through by words. */
const OF_FIELDS = /^[acvxyz]$|../i;

/**
 * Every key of the map. In a field only what has nothing to do with its text, such as saving; nothing fires in a dialog, or while an
 * input method composes.
 */
export class KeyboardInput {
  readonly #parts: KeyboardInputParts;
  readonly #strokes: KeyboardStrokes;
  /** A command that acts while its key is held. */
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
    // A digit's key bears other signs with Shift, by layout: what such a sign does goes before the stamps.
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
        // What was typed reaches its floor in a moment.
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
      this.#press();
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
    if (stage.cells.isFocused && !stage.pointer.wasPanKeyUsed) this.#press();
  }

  /** Draws at the cell cursor; where the pointer has left that unseen, it is shown first. */
  #press(): void {
    const { stage } = this.#parts;
    if (stage.shownCursor) this.#strokes.press();
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

  /** Whether a key is for the map: nothing else has the focus that one could come to with Tab. */
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
