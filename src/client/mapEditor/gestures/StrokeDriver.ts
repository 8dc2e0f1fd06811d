import type { Position } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { cellAt, hitTest } from '#domain/map/hitTest.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { Placement } from '#domain/map/placement.ts';
import { StrokeDraft, type StrokeMode, type StrokeTarget, strokeMode } from '#domain/map/strokePatch.ts';
import { imagesOf } from '#domain/map/symmetry.ts';
import type { ActiveTool, StrokeState } from './ActiveTool.ts';
import { cellOn } from './cellOn.ts';
import { type DrawingTool, type GestureName, SHIFTED, toolStepKey } from './DrawingTool.ts';
import { FreshStroke } from './FreshStroke.ts';
import type { GestureRun, PointerSample } from './gesture.ts';
import { mapGestures } from './mapGestures.ts';
import { edgesThrough } from './paintGesture.ts';

/** The mode of a stroke, as decided by buttons and keys. */
export interface StrokeKeys {
  /** Erase, whatever the first target holds: the right button. */
  readonly isErasing: boolean;
  readonly isOneSided: boolean;
  readonly isShifted: boolean;
  /** Pick up the content and draw nothing: Alt. */
  readonly isPicking: boolean;
}

/** Handles the pointer: draws strokes, or selects and moves a part. */
export interface PointerDriver {
  readonly isUnderWay: boolean;
  hover(sample: PointerSample | undefined, keys: StrokeKeys): void;
  /** `hand` replaces the selected tool. */
  begin(sample: PointerSample, keys: StrokeKeys, activeTool?: ActiveTool): void;
  move(samples: readonly PointerSample[]): void;
  finish(): void;
  /** Handles a double press. */
  pressTwice?(at: Position): void;
  cancel(): void;
}

interface StrokeDriverParts<Tool extends DrawingTool> {
  readonly floor: () => { readonly grid: FloorGrid; readonly size: number };
  /** Returns the hand for a stroke that begins here; undefined where drawing is not allowed. */
  readonly activeTool: (sample: PointerSample) => ActiveTool<Tool> | undefined;
  /** Returns the mappings to the images of strokes (`symmetryImages`). */
  readonly images: () => readonly Placement[];
  readonly show: (strokeState: StrokeState<Tool> | undefined) => void;
  /** Patches with the same `stroke` become one step. */
  readonly commit: (patch: Patch, stroke?: symbol) => void;
  /** Called when a stroke is done, whether it changed anything or not. */
  readonly done: (strokeState: StrokeState<Tool>) => void;
  readonly pick: (target: StrokeTarget) => void;
}

/** Runs one stroke at a time from its first position to its patch, and always previews its effect. */
export class StrokeDriver<Tool extends DrawingTool> implements PointerDriver {
  readonly #parts: StrokeDriverParts<Tool>;
  #run:
    | {
        readonly run: GestureRun;
        readonly activeTool: ActiveTool<Tool>;
        readonly keys: StrokeKeys;
        readonly start: PointerSample;
        readonly hasLeft: boolean;
      }
    | undefined;
  /** The latest position of the current stroke. */
  #at: Position | undefined;
  /** Set by the first target; the whole stroke keeps it. */
  #mode: StrokeMode | undefined;
  /** The changes of the current stroke; built anew if the floor changes during it. */
  #draft: StrokeDraft | undefined;
  #fresh: FreshStroke | undefined;

  constructor(parts: StrokeDriverParts<Tool>) {
    this.#parts = parts;
  }

  get isUnderWay(): boolean {
    return this.#run !== undefined;
  }

  hover(sample: PointerSample | undefined, keys: StrokeKeys): void {
    if (this.#run) return;
    if (!sample) {
      this.#fresh = undefined;
      this.#parts.show(undefined);
      return;
    }
    const found = this.#parts.activeTool(sample);
    const activeTool = heldWith(found?.unmoved ?? found, keys);
    const { grid, size } = this.#parts.floor();
    const cell = cellOn(sample.at, size);
    if (!activeTool) {
      this.#parts.show({ activeTool, targets: [], mode: 'draw', isDragging: false, cell });
      return;
    }
    if (isPicking(activeTool, keys)) {
      const targets = targetsAt(sample, size);
      this.#parts.show({ activeTool, targets, mode: 'draw', isDragging: false, cell });
      return;
    }
    const targets = mapGestures[gestureOf(activeTool, keys)].hover(sample, this.#floor(activeTool));
    const mode = this.#modeOf(targets, activeTool, keys);
    if (this.#fresh?.isTouchedBy(activeTool.tool.id, targets)) {
      this.#parts.show({ activeTool, targets, mode, isDragging: false, isFresh: true, cell });
      return;
    }
    this.#fresh = undefined;
    const draft = this.#draftOf(grid, activeTool, keys, mode);
    draft.take(targets);
    const images = imagesOf(this.#imagesFor(activeTool), targets, size);
    this.#parts.show({ activeTool, targets, images, mode, draft, isDragging: false, cell });
  }

  begin(sample: PointerSample, keys: StrokeKeys, hand = this.#parts.activeTool(sample)): void {
    const activeTool = heldWith(hand, keys);
    if (!activeTool) return;
    if (isPicking(activeTool, keys)) {
      for (const target of targetsAt(sample, this.#parts.floor().size)) this.#parts.pick(target);
      return;
    }
    this.#mode = undefined;
    this.#draft = undefined;
    const run = mapGestures[gestureOf(activeTool, keys)].start(sample, this.#floor(activeTool));
    this.#run = { run, activeTool, keys, start: sample, hasLeft: false };
    this.#at = sample.at;
    this.#showRun();
  }

  move(samples: readonly PointerSample[]): void {
    if (!this.#run) return;
    const { run, activeTool, keys, start, hasLeft } = this.#run;
    // If Shift has chosen the gesture, it does not also straighten the stroke.
    const isFree = gestureOf(activeTool, keys) !== activeTool.gesture;
    for (const sample of samples) run.move(isFree ? { ...sample, isStraight: false } : sample);
    this.#at = samples.at(-1)?.at;
    if (!hasLeft && samples.some((sample) => !isInOneCell(sample, start))) this.#run = { ...this.#run, hasLeft: true };
    this.#showRun();
  }

  finish(): void {
    const { activeTool, keys, start, hasLeft } = this.#run ?? {};
    if (activeTool?.unmoved && keys && start && !hasLeft) {
      this.#run = undefined;
      this.begin(start, keys, activeTool.unmoved);
    }
    this.#takeRun();
    const strokeState = this.#runState();
    this.#run = undefined;
    this.#parts.show(undefined);
    if (strokeState?.activeTool && strokeState.draft?.values.size) {
      this.#fresh = new FreshStroke(strokeState.activeTool.tool.id, strokeState.targets, this.#parts.floor().size);
      this.#parts.commit(strokeState.draft.patch);
    }
    if (strokeState) this.#parts.done(strokeState);
  }

  cancel(): void {
    if (!this.#run) return;
    this.#run = undefined;
    this.#parts.show(undefined);
  }

  /**
   * Draws at once; all calls with the same `stroke` form one step.
   * @returns whether it drew or erased
   */
  draw(
    targets: readonly StrokeTarget[],
    activeTool: ActiveTool,
    keys: StrokeKeys,
    stroke: symbol,
    mode?: StrokeMode,
  ): StrokeMode {
    const draft = this.#draftOf(
      this.#parts.floor().grid,
      activeTool,
      keys,
      mode ?? this.#modeOf(targets, activeTool, keys),
    );
    draft.take(targets);
    this.#parts.commit(draft.patch, stroke);
    return draft.mode;
  }

  /** Draws the corridor through consecutive cells, across the floor's rim too. */
  dig(
    cells: readonly { readonly x: number; readonly y: number }[],
    activeTool: ActiveTool,
    keys: StrokeKeys,
    stroke: symbol,
  ): void {
    this.draw(edgesThrough(cells, this.#parts.floor()), activeTool, keys, stroke);
  }

  #showRun(): void {
    // Until then the preview stays as hovering showed it.
    if (this.#run?.activeTool.unmoved && !this.#run.hasLeft) return;
    if (this.#takeRun()) this.#parts.show(this.#runState());
  }

  /** Computes the changes of the current stroke. @returns whether they differ from before */
  #takeRun(): boolean {
    if (!this.#run) return false;
    const { run, activeTool, keys } = this.#run;
    const targets = run.targets();
    if (targets.length > 0) this.#mode ??= this.#modeOf(targets, activeTool, keys);
    const mode = this.#mode ?? 'draw';
    const { grid } = this.#parts.floor();
    if (this.#draft?.grid !== grid || this.#draft.mode !== mode)
      this.#draft = this.#draftOf(grid, activeTool, keys, mode);
    return this.#draft.take(targets);
  }

  #runState(): StrokeState<Tool> | undefined {
    const draft = this.#draft;
    if (!this.#run || !draft) return undefined;
    const cell = this.#at && cellAt(this.#at, this.#parts.floor().size);
    return {
      activeTool: this.#run.activeTool,
      targets: draft.targets,
      mode: draft.mode,
      draft,
      isDragging: true,
      cell,
    };
  }

  #modeOf(targets: readonly StrokeTarget[], activeTool: ActiveTool, { isErasing }: StrokeKeys): StrokeMode {
    return isErasing ? 'erase' : strokeMode(this.#parts.floor().grid, targets, activeTool.tool.edit(activeTool.values));
  }

  #draftOf(grid: FloorGrid, activeTool: ActiveTool, keys: StrokeKeys, mode: StrokeMode): StrokeDraft {
    const { size } = this.#parts.floor();
    return new StrokeDraft(grid, activeTool.tool.edit(activeTool.values), {
      size,
      mode,
      oneSided: keys.isOneSided,
      images: this.#imagesFor(activeTool),
      label: toolStepKey(activeTool.tool),
    });
  }

  #imagesFor({ tool }: ActiveTool): readonly Placement[] {
    return tool.isSingle ? [] : this.#parts.images();
  }

  #floor(activeTool: ActiveTool) {
    const { tool, values } = activeTool;
    const wants: 'cells' | 'edges' = tool.edit(values).cell ? 'cells' : 'edges';
    return { ...this.#parts.floor(), wants, hasImages: this.#imagesFor(activeTool).length > 0 };
  }
}

const isInOneCell = (one: PointerSample, other: PointerSample): boolean =>
  Math.floor(one.at.x) === Math.floor(other.at.x) && Math.floor(one.at.y) === Math.floor(other.at.y);

const isPicking = ({ tool }: ActiveTool, keys: StrokeKeys): boolean => keys.isPicking || tool.isPicker === true;

/** Returns the target under the pointer: the hot edge, or the cell. */
function targetsAt({ at, reach }: PointerSample, size: number): StrokeTarget[] {
  const hit = hitTest(at, reach, size);
  if (!hit) return [];
  return [hit.kind === 'edge' ? { kind: 'edge', edge: hit.edge, part: 'line' } : hit];
}

/** Returns a hand whose values tell whether Shift is held. */
const heldWith = <Tool extends DrawingTool>(
  hand: ActiveTool<Tool> | undefined,
  { isShifted }: StrokeKeys,
): ActiveTool<Tool> | undefined => hand && { ...hand, values: { ...hand.values, [SHIFTED]: Number(isShifted) } };

const gestureOf = ({ tool, gesture }: ActiveTool, { isShifted }: StrokeKeys): GestureName =>
  (isShifted ? tool.shiftGesture : undefined) ?? gesture;
