import type { createStore } from 'jotai';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { Overlay } from '#client/mapEditor/canvas/paintOverlay.ts';
import type { LinkState } from '#client/mapEditor/canvas/shownLinks.ts';
import {
  allLinksAtom,
  arrivalsAtom,
  eventCellAtom,
  floorProblemsAtom,
  linkedScenarioAtom,
  pickingAtom,
} from '#client/mapEditor/events/eventAtoms.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { problemsShownAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { dragged } from '#client/mapEditor/tools/dragged.ts';
import { linkMover, targetPicker } from '#client/mapEditor/tools/linkTools.ts';
import type { ActiveMapTool, ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { fetchChunk } from '#client/page/fetchChunk.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { readField } from '#domain/map/floorGrid.ts';

/** Loads the code that finds and paints links; fetched when there are links to show. */
export const loadLinks = () => import('#client/mapEditor/canvas/links.ts');

/** The current state that the visible events depend on. */
interface SeenFloor {
  readonly desk: FloorDocument | undefined;
  readonly stroke: ToolStroke | undefined;
  /** The cell cursor, while the map has the focus. */
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
}

/** The events as a map shows them over its floor: links, the selected cell and problems. It also provides the hand that drags links. */
export class EventHighlights {
  readonly #store: ReturnType<typeof createStore>;
  readonly #seen: () => SeenFloor;
  /** Undefined until links have to be shown. */
  #shower: Awaited<ReturnType<typeof loadLinks>> | undefined;
  static readonly atoms = [
    pickingAtom,
    eventCellAtom,
    allLinksAtom,
    arrivalsAtom,
    linkedScenarioAtom,
    floorProblemsAtom,
    problemsShownAtom,
  ] as const;

  readonly #changed: () => void;

  /** `changed` is called when there is more to show than before. */
  constructor(store: ReturnType<typeof createStore>, seen: () => SeenFloor, changed: () => void) {
    this.#store = store;
    this.#seen = seen;
    this.#changed = changed;
  }

  /**
   * Returns the hand that picks a target, or that drags the end of the link under the pointer; undefined where the current tool draws.
   * @param own the hand of the current tool: it gets a press that drags nothing
   */
  activeTool(sample: PointerSample | undefined, own: ActiveMapTool): ActiveMapTool | undefined {
    const picking = this.#store.get(pickingAtom);
    if (picking) return { tool: targetPicker, gesture: picking.isRectangle ? 'rectangle' : 'place', values: {} };
    const mayMove = this.#store.get(toolAtom).grabsLinks || this.#store.get(allLinksAtom);
    const strokeState = this.#strokeState();
    const values = sample && strokeState && mayMove ? this.#shower?.grabbed(strokeState, sample) : undefined;
    return values && { tool: linkMover, gesture: 'place', values, unmoved: own };
  }

  overlay(): Pick<Overlay, 'problems' | 'links' | 'chosen'> {
    const floor = this.#seen().desk?.number ?? 0;
    const judged = this.#store.get(floorProblemsAtom);
    return {
      problems: judged.floor === floor && this.#store.get(problemsShownAtom) ? judged.problems : [],
      links: this.#links(),
      chosen: this.#chosen(),
    };
  }

  /** Returns the cell of this floor whose event is open. */
  #chosen(): Place | undefined {
    const cell = this.#store.get(eventCellAtom);
    return cell && cell.floor === this.#seen().desk?.number ? cell : undefined;
  }

  #strokeState(): LinkState | undefined {
    const { desk, stroke, cursor } = this.#seen();
    return (
      desk && {
        grid: desk.session.grid,
        floor: desk.number,
        size: desk.size,
        scenario: this.#store.get(linkedScenarioAtom),
        arrivals: this.#store.get(arrivalsAtom),
        isAll: this.#store.get(allLinksAtom),
        chosen: this.#chosen(),
        at: stroke ? stroke.cell : cursor,
      }
    );
  }

  /** Returns a painter of the links; while an end is dragged, of that link alone, which ends where it would be dropped. */
  #links(): Overlay['links'] {
    const strokeState = this.#strokeState();
    if (!strokeState) return undefined;
    const { grid, floor, arrivals, isAll, chosen, at } = strokeState;
    const isSomewhere = chosen ?? (at && readField(grid, 'event_id', at.x, at.y) > 0);
    if (!isSomewhere && !isAll && arrivals.length === 0) return undefined;
    const shower = this.#shower;
    if (!shower) {
      void fetchChunk(loadLinks).then((loaded) => {
        this.#shower = loaded;
        this.#changed();
      });
      return undefined;
    }
    const { activeTool, targets, isDragging } = this.#seen().stroke ?? {};
    const target = targets?.[0];
    const isMoving = isDragging && activeTool?.tool.dragsLink && target?.kind === 'cell';
    const links = isMoving
      ? [dragged(activeTool.values, { floor, ...target }, strokeState.size)]
      : shower.shownLinks(strokeState);
    return links.length > 0
      ? (brush, size, view, palette) => shower.paintLinks(brush, links, { floor, size }, view, palette)
      : undefined;
  }
}
