import type { getDefaultStore } from 'jotai';
import {
  allLinksAtom,
  entrancesAtom,
  eventCellAtom,
  floorProblemsAtom,
  pickingAtom,
} from '#client/mapEditor/events/eventAtoms.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { Hand, StrokeSight } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import { toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { event as eventTool } from '#client/mapEditor/tools/event.ts';
import { linkMover, targetPicker } from '#client/mapEditor/tools/linkTools.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import type { ShownLink } from './paintLinks.ts';
import type { Overlay } from './paintOverlay.ts';
import { dragged, gripOf, type LinkSight, linkEndingAt, shownLinks } from './shownLinks.ts';

/** What the sight of events depends on, as it is now. */
interface SeenFloor {
  readonly desk: FloorSheet | undefined;
  readonly stroke: StrokeSight | undefined;
  /** The cell of the keyboard, where the map has the focus. */
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
}

/** What a map shows of events over its floor: links, the cell that is looked at and what is wrong; and what drags the links. */
export class EventSight {
  readonly #store: ReturnType<typeof getDefaultStore>;
  readonly #seen: () => SeenFloor;
  static readonly atoms = [pickingAtom, eventCellAtom, allLinksAtom, entrancesAtom, floorProblemsAtom] as const;

  constructor(store: ReturnType<typeof getDefaultStore>, seen: () => SeenFloor) {
    this.#store = store;
    this.#seen = seen;
  }

  /**
   * What picks a target, or drags the end of the link under the pointer; undefined where the tool in hand draws.
   * @param own what the tool in hand draws with: a press that drags nothing is its
   */
  hand(sample: PointerSample | undefined, own: Hand): Hand | undefined {
    const picking = this.#store.get(pickingAtom);
    if (picking) return { tool: targetPicker, gesture: picking.isRectangle ? 'rectangle' : 'place', values: {} };
    const mayMove = this.#store.get(toolAtom) === eventTool || this.#store.get(allLinksAtom);
    const sight = this.#links();
    const moved = sample && sight && mayMove ? linkEndingAt(sight, sample) : undefined;
    if (!sample || !sight || !moved) return undefined;
    const grip = gripOf(moved, sight.floor, cellAt(sample.at, sight.size));
    const values = { x: moved.from.x, y: moved.from.y, gripX: grip.x, gripY: grip.y };
    return { tool: linkMover, gesture: 'place', values, unmoved: own };
  }

  overlay(): Pick<Overlay, 'problems' | 'links' | 'floor' | 'chosen'> {
    const floor = this.#seen().desk?.number ?? 0;
    const judged = this.#store.get(floorProblemsAtom);
    return {
      problems: judged.floor === floor ? judged.problems : [],
      links: this.#shownLinks(),
      floor,
      chosen: this.#chosen(),
    };
  }

  /** The cell of this floor whose event is looked at. */
  #chosen(): Place | undefined {
    const cell = this.#store.get(eventCellAtom);
    return cell && cell.floor === this.#seen().desk?.number ? cell : undefined;
  }

  #links(): LinkSight | undefined {
    const { desk, stroke, cursor } = this.#seen();
    const target = stroke?.targets.find((each) => each.kind === 'cell');
    return (
      desk && {
        grid: desk.session.grid,
        floor: desk.number,
        size: desk.size,
        entrances: this.#store.get(entrancesAtom),
        isAll: this.#store.get(allLinksAtom),
        chosen: this.#chosen(),
        at: stroke ? (stroke.cell ?? target) : cursor,
      }
    );
  }

  /** Links as they are drawn; of one whose end is dragged, with its end where it would be let go. */
  #shownLinks(): ShownLink[] {
    const sight = this.#links();
    if (!sight) return [];
    const { hand, targets, isDragging } = this.#seen().stroke ?? {};
    const target = targets?.[0];
    if (!isDragging || hand?.tool !== linkMover || target?.kind !== 'cell') return shownLinks(sight);
    return [dragged(hand.values, sight, target)];
  }
}
