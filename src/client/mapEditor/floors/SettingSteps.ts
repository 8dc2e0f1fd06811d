import type { FloorSettingsEdits } from '#client/mapEditor/state/FloorSettingsEdits.ts';
import { FLOOR_STEPS, UndoHistory } from '#client/saving/UndoHistory.ts';
import { isSameValue, type Leaf, leafValue } from '#domain/resource/leaf.ts';

/** A setting that was changed. */
interface SettingStep {
  readonly leaf: Leaf;
  readonly before: unknown;
  readonly after: unknown;
}

const known = new WeakMap<FloorSettingsEdits, SettingSteps>();

/** The changes of one floor's settings, one a field, which are taken back and made again for as long as the page lives. */
export class SettingSteps {
  readonly #settings: FloorSettingsEdits;
  readonly #history = new UndoHistory<SettingStep>(FLOOR_STEPS);

  /** Those of a floor: the same ones after its settings were closed. */
  static of(settings: FloorSettingsEdits): SettingSteps {
    const steps = known.get(settings) ?? new SettingSteps(settings);
    known.set(settings, steps);
    return steps;
  }

  private constructor(settings: FloorSettingsEdits) {
    this.#settings = settings;
  }

  edit(leaf: Leaf, after: unknown): void {
    const before = leafValue(this.#settings.typed, leaf);
    if (isSameValue(before, after)) return;
    this.#settings.edit(leaf, after);
    this.#history.push({ leaf, before, after });
  }

  /** Takes the newest change back whose value others have not changed since. */
  undo(): void {
    const history = this.#history;
    for (let step = history.takeBack(); step; step = history.takeBack()) {
      if (!this.#replace(step.leaf, step.after, step.before)) continue;
      history.keepForth(step);
      return;
    }
  }

  redo(): void {
    const history = this.#history;
    for (let step = history.takeForth(); step; step = history.takeForth()) {
      if (!this.#replace(step.leaf, step.before, step.after)) continue;
      history.keepBack(step);
      return;
    }
  }

  /** @returns whether the value was `present` */
  #replace(leaf: Leaf, present: unknown, by: unknown): boolean {
    const isPresent = isSameValue(leafValue(this.#settings.typed, leaf), present);
    if (isPresent) this.#settings.edit(leaf, by);
    return isPresent;
  }
}
