import { edgeKey } from '#domain/map/edge.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/**
 * The edges and cells of the last stroke, until the pointer has left them. Nothing is previewed there: a second press would take the
 * stroke away again, which is not what the author has just drawn it for.
 */
export class FreshStroke {
  readonly #size: number;
  readonly #keys: ReadonlySet<string>;

  /** The id of the tool that made it. */
  readonly #tool: string;

  /** @param size side length of the floor in cells */
  constructor(tool: string, targets: readonly StrokeTarget[], size: number) {
    this.#tool = tool;
    this.#size = size;
    this.#keys = new Set(targets.map((target) => this.#keyOf(target)));
  }

  /** Whether a stroke of the same tool would touch any of these targets. */
  isTouchedBy(tool: string, targets: readonly StrokeTarget[]): boolean {
    return tool === this.#tool && targets.some((target) => this.#keys.has(this.#keyOf(target)));
  }

  #keyOf(target: StrokeTarget): string {
    return target.kind === 'edge'
      ? `edge ${edgeKey(target.edge, this.#size)}`
      : `cell ${cellIndex(target.x, target.y)}`;
  }
}
