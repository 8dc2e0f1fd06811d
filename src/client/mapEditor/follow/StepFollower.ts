import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { FloorStep } from '#client/floor/desk/ScenarioFloors.ts';
import { type CellEvent, EVENT_FIELDS, NO_EVENT } from '#domain/map/event.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { followLinks } from '#domain/map/pasteRegion.ts';
import { type CellChange, diffGrids, type FloorChange, joinedCells } from '#domain/map/patch.ts';
import { writeCell } from '#domain/map/region.ts';
import { untouchedCells } from '#domain/map/untouchedCells.ts';
import {
  carriedWayBack,
  isPlainWayBack,
  isWayBack,
  type WayBack,
  type WayBackChange,
  wayBackChanges,
} from '#domain/map/wayBack.ts';

/** An event that blocks the stairs back, or edited stairs back that would be removed. */
export interface WayBackQuestion {
  readonly kind: 'replace' | 'remove';
  readonly wayBack: WayBack;
  readonly present: CellEvent;
}

/** The changes that a step made on other floors, keyed by floor number, and those it could not make. */
export interface FollowNews {
  readonly kind: FloorStep['kind'];
  readonly made: readonly WayBack[];
  readonly moved: readonly WayBack[];
  readonly removed: readonly WayBack[];
  /** Ways back that would lie beyond the rim of their floor. */
  readonly outside: readonly WayBack[];
  /** Floors whose links follow a moved part; for undo and redo, the floors that went along. Each with one changed cell. */
  readonly followed: readonly Place[];
  /** Floors whose elevators stopped at a moved elevator; they stay as they are. */
  readonly shafts: readonly number[];
  /** Floors with cells that were left alone because they were changed meanwhile. */
  readonly left: readonly number[];
  /** Floors that could not be opened. */
  readonly missed: readonly number[];
}

interface StepFollowerParts {
  readonly floors: {
    readonly known: (number: number) => FloorDocument | undefined;
    /** Opens a floor in its current state on the server; rejects if it cannot be read. */
    readonly open: (number: number) => Promise<FloorDocument>;
  };
  /** Returns the floors with links to the part that a step has moved. */
  readonly linkedTo: (moved: NonNullable<FloorStep['moved']>) => readonly number[];
  /** Returns the other floors whose elevators stopped at an elevator that a step has moved. */
  readonly shaftsOf: (moved: NonNullable<FloorStep['moved']>) => readonly number[];
  /** Asks, once per step, whether events that block stairs back are replaced. */
  readonly ask: (questions: readonly WayBackQuestion[]) => Promise<boolean>;
  readonly report: (news: FollowNews) => void;
}

/**
 * Applies the consequences of a step on other floors: stairs get their way back, in either direction, and links follow a moved part
 * (docs/map-editor.md, "Events on the map"). All of it is one decision: undo and redo on any of the floors apply to the whole, except to
 * cells that were changed there since. Steps are handled one after the other.
 */
export class StepFollower {
  readonly #parts: StepFollowerParts;
  #queue: Promise<void> = Promise.resolve();

  constructor(parts: StepFollowerParts) {
    this.#parts = parts;
  }

  /** Resolves when all consequences of the step are applied. */
  follow(step: FloorStep): Promise<void> {
    const done = this.#queue.then(() => (step.kind === 'commit' ? this.#decide(step) : this.#carry(step)));
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Undoes or redoes the changes that a step made on other floors. */
  async #carry({ kind, step, floor: floorOfStep }: FloorStep): Promise<void> {
    const drafts = new Drafts(this.#parts.floors, floorOfStep);
    const followed: Place[] = [];
    const left: number[] = [];
    for (const { floor, cells } of step.elsewhere ?? []) {
      const session = (await drafts.open(floor))?.session;
      if (!session) continue;
      const { untouched, touched } = untouchedCells(session.grid, cells);
      session.carry(untouched);
      if (untouched[0]) followed.push({ floor, x: untouched[0].x, y: untouched[0].y });
      if (touched.length > 0) left.push(floor);
    }
    this.#parts.report({ ...NO_NEWS, kind, followed, left, missed: drafts.missed });
  }

  async #decide(made: FloorStep): Promise<void> {
    const { floor, step, moved } = made;
    const drafts = new Drafts(this.#parts.floors, floor);
    for (const number of moved ? this.#parts.linkedTo(moved) : []) {
      const draft = await drafts.open(number);
      if (draft && moved) draft.grid = followLinks(draft.grid, number, moved);
    }
    const changes = wayBackChanges(floor, made.before, made.after, step.cells);
    const isHeld = async () => (await drafts.open(floor))?.session.holds(step) ?? false;
    const wayBacks = await this.#draftWayBacks(drafts, changes, isHeld);
    if (!wayBacks) return;

    const stairs = eventChanges(made, changes);
    const { changed, left } = drafts.changes();
    const here = changed.find((change) => change.floor === floor)?.cells ?? [];
    const others = changed.filter((change) => change.floor !== floor);
    const elsewhere = others.map(({ floor, cells }) => ({ floor, cells }));
    const session = (await drafts.open(floor))?.session;
    const isNothing = here.length === 0 && elsewhere.length === 0;
    // The step was undone while this was computed: it has no consequences any more.
    if (!isNothing && !session?.amend(step, here, elsewhere)) return;
    const origin = { floor, cells: joinedCells(stairs, here) };
    for (const { floor: number, session: other, cells } of others) {
      const rest = elsewhere.filter((change) => change.floor !== number);
      other.follow({
        label: { key: moved ? 'map.step.links' : 'map.event.edit.wayBack', count: cells.length },
        cells,
        order: step.order,
        ...(stairs.length > 0 && { elsewhere: [origin, ...rest] }),
      });
    }
    // If nothing was moved, the news lists the ways back themselves.
    const followed = moved
      ? others.flatMap(({ floor, cells: [cell] }) => (cell ? [{ floor, x: cell.x, y: cell.y }] : []))
      : [];
    const shafts = moved ? this.#parts.shaftsOf(moved) : [];
    this.#parts.report({ ...NO_NEWS, ...wayBacks, kind: 'commit', followed, shafts, left, missed: drafts.missed });
  }

  /**
   * Adds ways back to the drafts and removes them; asks first about changes that the author must decide. Returns undefined if the step was
   * undone before there was anything to ask.
   */
  async #draftWayBacks(drafts: Drafts, changes: readonly WayBackChange[], isHeld: () => Promise<boolean>) {
    const news = { made: [] as WayBack[], moved: [] as WayBack[], removed: [] as WayBack[], outside: [] as WayBack[] };
    const questions: (WayBackQuestion & { readonly act: () => void; readonly leave?: () => void })[] = [];
    const carried = new Map<WayBackChange, WayBack>();
    for (const change of changes) {
      const { old, wanted } = change;
      const draft = old && (await drafts.open(old.at.floor));
      const present = draft && readCell(draft.grid, old.at.x, old.at.y);
      if (!draft || !present || !isWayBack(present, old)) continue;
      const act = () => {
        draft.write(old.at, NO_EVENT);
        if (!wanted) news.removed.push(old);
      };
      if (wanted) carried.set(change, carriedWayBack(present, wanted));
      if (wanted || isPlainWayBack(present, old)) act();
      else questions.push({ kind: 'remove', wayBack: old, present, act });
    }
    for (const change of changes) {
      const wanted = carried.get(change) ?? change.wanted;
      const draft = wanted && (await drafts.open(wanted.at.floor));
      if (!draft) continue;
      const { x, y } = wanted.at;
      if (x >= draft.size || y >= draft.size) {
        news.outside.push(wanted);
        continue;
      }
      const present = readCell(draft.grid, x, y);
      if (isWayBack(present, wanted)) continue;
      const act = () => {
        draft.write(wanted.at, wanted.event);
        (carried.has(change) ? news.moved : news.made).push(wanted);
      };
      // The stairs no longer lead to the old way back, whatever happens to the new one.
      const leave = () => {
        if (change.old && carried.has(change)) news.removed.push(change.old);
      };
      if (present.event_id === 0) act();
      else questions.push({ kind: 'replace', wayBack: wanted, present, act, leave });
    }
    if (questions.length > 0 && !(await isHeld())) return undefined;
    const isAgreed = questions.length > 0 && (await this.#parts.ask(questions));
    for (const { act, leave } of questions) (isAgreed ? act : leave)?.();
    return news;
  }
}

const NO_NEWS = {
  made: [],
  moved: [],
  removed: [],
  outside: [],
  followed: [],
  shafts: [],
  left: [],
  missed: [],
} as const;

/** Returns the whole events of the stairs that a step has changed. */
function eventChanges({ before, after }: FloorStep, changes: readonly WayBackChange[]): CellChange[] {
  return changes.map(({ from }) =>
    eventChange(from, readCell(before, from.x, from.y), readCell(after, from.x, from.y)),
  );
}

const eventChange = ({ x, y }: Place, before: CellEvent, after: CellEvent): CellChange => ({
  x,
  y,
  before: eventOf(before),
  after: eventOf(after),
});

const eventOf = (cell: CellEvent): CellEvent =>
  Object.fromEntries(EVENT_FIELDS.map((field) => [field, cell[field]])) as CellEvent;

/** The state of a floor after a decision that is not applied yet. */
class Draft {
  readonly session: FloorDocument['session'];
  /** Side length in cells. */
  readonly size: number;
  readonly #before: FloorGrid;
  readonly #events = new Map<string, Place>();
  grid: FloorGrid;

  constructor(desk: FloorDocument) {
    this.session = desk.session;
    this.size = desk.size;
    this.#before = desk.session.grid;
    this.grid = this.#before;
  }

  write(at: Place, event: CellEvent): void {
    this.#events.set(`${at.x} ${at.y}`, at);
    this.grid = this.grid.slice();
    writeCell(this.grid, at.x, at.y, event);
  }

  /** Returns the changes; a written event has all its fields in them, so that undo restores it only if it is unchanged as a whole. */
  changes(): CellChange[] {
    const events = [...this.#events.values()].map((at) =>
      eventChange(at, readCell(this.#before, at.x, at.y), readCell(this.grid, at.x, at.y)),
    );
    return joinedCells(diffGrids(this.#before, this.grid), events);
  }
}

/** The floors that a decision changes, each opened once; all but the step's own floor in their current state on the server. */
class Drafts {
  readonly #floors: StepFollowerParts['floors'];
  readonly #origin: number;
  readonly #drafts = new Map<number, Draft | undefined>();

  constructor(floors: StepFollowerParts['floors'], origin: number) {
    this.#floors = floors;
    this.#origin = origin;
  }

  /** Returns the draft of a floor; undefined if it cannot be opened. */
  async open(floor: number): Promise<Draft | undefined> {
    if (!this.#drafts.has(floor)) {
      const known = this.#floors.known(floor);
      const desk = floor === this.#origin && known ? known : await this.#floors.open(floor).catch(() => known);
      this.#drafts.set(floor, desk && new Draft(desk));
    }
    return this.#drafts.get(floor);
  }

  get missed(): number[] {
    return [...this.#drafts].filter(([, draft]) => !draft).map(([floor]) => floor);
  }

  /** Returns the changes by floor; `left` are floors with cells that have changed since. */
  changes() {
    const left: number[] = [];
    const changed: (FloorChange & Pick<Draft, 'session'>)[] = [];
    for (const [floor, draft] of this.#drafts) {
      if (!draft) continue;
      const { session } = draft;
      const { untouched, touched } = untouchedCells(session.grid, draft.changes());
      if (untouched.length > 0) changed.push({ floor, session, cells: untouched });
      if (touched.length > 0) left.push(floor);
    }
    return { changed, left };
  }
}
