import './browserGlobals.ts';
import { createStore } from 'jotai';
import { expect } from 'vitest';
import { conflictPlaces } from '#client/floor/desk/conflictPlaces.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { revealCell, type Viewport } from '#client/floor/paint/viewport.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { linkCommands } from '#client/mapEditor/commands/linkCommands.ts';
import { stepCommands } from '#client/mapEditor/commands/stepCommands.ts';
import { strokeCommands } from '#client/mapEditor/commands/strokeCommands.ts';
import { EventEdits } from '#client/mapEditor/events/EventEdits.ts';
import { type EventActs, eventActs } from '#client/mapEditor/events/eventActs.ts';
import { floorGridsAtom, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { eventCatalogs } from '#client/mapEditor/events/eventCatalogs.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { slotEdit } from '#client/mapEditor/events/slotEdit.ts';
import { floorsLinkedTo, floorsOfShafts } from '#client/mapEditor/follow/floorsLinkedTo.ts';
import { reachesElsewhere } from '#client/mapEditor/follow/reachesElsewhere.ts';
import { type FollowNews, StepFollower, type WayBackQuestion } from '#client/mapEditor/follow/StepFollower.ts';
import { KeyboardInput } from '#client/mapEditor/keys/KeyboardInput.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { MapClipboard } from '#client/mapEditor/selection/MapClipboard.ts';
import { selectionCommands } from '#client/mapEditor/selection/selectionCommands.ts';
import { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { describeCell } from '#client/mapEditor/state/describeCell.ts';
import { describePoint } from '#client/mapEditor/state/describePoint.ts';
import {
  erasingAtom,
  gestureAtom,
  mapPointAtom,
  oneSidedAtom,
  problemsShownAtom,
  toolAtom,
  toolValuesAtom,
  walkingAtom,
  zoomAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import { type MapCommand, viewCommands } from '#client/mapEditor/state/mapCommands.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { chipTexts, toolChoiceTexts } from '#client/mapEditor/tools/toolChoiceTexts.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import { isStored } from '#client/sync/Autosave.ts';
import { day } from '#client/ui/palettes.ts';
import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import type { Language } from '#domain/text/languages.ts';
import { words as allWords, type ToolName, type Words } from '../../../e2e/support/words.ts';
import { type CellContent, cellName, placeOf } from '../../../support/cellName.ts';
import { handClock } from '../../handClock.ts';
import { memoryStorage } from '../../memoryStorage.ts';
import { TestFloors } from './TestFloors.ts';
import { type Point, TestHand, WINDOW } from './TestHand.ts';
import { TestCells, TestMarks } from './TestPage.ts';
import { TestPainter } from './TestPainter.ts';
import { TestPlacing } from './TestPlacing.ts';

interface TestMapParts {
  readonly floors?: TestFloors;
  readonly storage?: BrowserStorage;
  readonly floor?: number;
  readonly language?: Language;
}

/**
 * The map of a floor as an author uses it, with the same methods as FloorMap of the browser stories: drawn on with pointer and keys, and
 * read cell by cell. It contains the whole editor except its elements: there is no page, no canvas and no network.
 */
export class TestMap extends TestHand {
  readonly floors: TestFloors;
  readonly words: Words;
  readonly painter = new TestPainter();
  readonly #cells = new TestCells(this.page);
  readonly marks = new TestMarks();
  readonly #store = createStore();
  readonly #clock = handClock();
  readonly #scenario: ScenarioFloors;
  readonly #stage: MapStage;
  readonly #clipboard: MapClipboard;
  readonly #edits: EventEdits;
  readonly #text;
  readonly #language: Language;
  #desk!: FloorDesk;
  #acts!: EventActs;
  #keys = new AbortController();
  /** Resolves when the consequences of all steps so far are applied. */
  #followed: Promise<unknown> = Promise.resolve();
  readonly questions: (readonly WayBackQuestion[])[] = [];
  readonly placing = new TestPlacing(this.#store);
  readonly news: FollowNews[] = [];
  /** The cells whose menus were opened, in order. */
  readonly menus: Point[] = [];
  /** The answer to questions. */
  agrees = true;

  private constructor({ floors = new TestFloors(), storage = memoryStorage(), language = 'ja' }: TestMapParts) {
    super();
    this.floors = floors;
    this.#language = language;
    this.words = allWords[language];
    const texts = [
      toolChoiceTexts,
      chipTexts,
      mapEditorTexts,
      placeTexts,
      markTexts,
      eventTexts,
      eventTypeTexts,
    ] as const;
    this.#text = textIn(language, ...texts);
    this.#scenario = new ScenarioFloors({
      owner: 'author.scenario',
      api: floors,
      storage,
      clock: this.#clock,
      isOnline: () => true,
      reportUnexpected: ({ message }) => {
        throw new Error(message);
      },
    });
    this.#clipboard = new MapClipboard(storage, 'author');
    this.#scenario.onStep((step) => this.#clipboard.follow(step));
    this.#edits = new EventEdits(this.#scenario);
    const known = (number: number) => this.#scenario.known(number)?.session.grid;
    const gridOf = (number: number) => known(number) ?? floors.stored(number).grid;
    this.#store.set(floorGridsAtom, { gridOf });
    const listed = Array.from({ length: 99 }, (_, index) => ({ number: index + 1, grid: null }));
    const follower = new StepFollower({
      floors: { known: (number) => this.#scenario.known(number), open: (number) => this.#scenario.open(number) },
      linkedTo: (moved) => floorsLinkedTo(moved, listed, gridOf),
      shaftsOf: (moved) => floorsOfShafts(moved, listed, gridOf),
      ask: (asked) => {
        this.questions.push(asked);
        return Promise.resolve(this.agrees);
      },
      report: (told) => this.news.push(told),
    });
    this.#scenario.onStep((step) => {
      if (reachesElsewhere(step)) this.#followed = Promise.all([this.#followed, follower.follow(step)]);
    });
    this.#stage = new MapStage({
      store: this.#store,
      painter: this.painter,
      surface: this.surface,
      page: this.window,
      cells: this.#cells,
      marks: this.marks,
      palette: day.map,
      canDraw: true,
      doFingersDraw: () => true,
      looked: () => {},
      menu: ({ x, y }) => this.menus.push([x, y]),
      describe: (grid, size, x, y) => describeCell(this.#eventWords, grid, size, x, y),
      committed: () => {},
      chosen: () => {},
      done: (strokeState) => strokeState.activeTool?.tool.done?.(strokeState, this.#acts),
      picked: () => {},
    });
    this.#stage.resize(WINDOW.width, WINDOW.height);
    // There is one more command while a target is picked.
    this.#store.sub(pickingAtom, () => this.#listen());
  }

  protected get place(): Viewport {
    return this.painter.scene.place;
  }

  /** Opens a map that shows a floor, by default 01. */
  static async opens(parts: TestMapParts = {}): Promise<TestMap> {
    const map = new TestMap(parts);
    await map.goesTo(parts.floor ?? 1);
    return map;
  }

  /** Shows a floor, as the floor list does. */
  async goesTo(number: number): Promise<void> {
    this.#desk = this.#scenario.known(number) ?? (await this.#scenario.open(number));
    const desk = this.#desk;
    this.#acts = eventActs({
      store: this.#store,
      floor: desk,
      edits: this.#edits,
      gridOf: (floor) => this.#scenario.known(floor)?.session.grid ?? this.floors.stored(floor).grid,
      goTo: (place) => void this.goesTo(place.floor),
      opened: () => false,
      picking: () => {},
      isFormShown: () => true,
      boxOf: (cell) => this.#stage.boxOf(cell),
      arm: (type, last) => this.placing.arm(type, last),
    });
    this.#stage.open(desk);
    this.#listen();
  }

  /** The number of the open floor. */
  get floor(): number {
    return this.#desk.number;
  }

  get size(): number {
    return this.#desk.size;
  }

  /** The current tool with the values of its options. */
  get activeTool() {
    const tool = this.#store.get(toolAtom);
    return { tool: tool.id, ...this.#store.get(toolValuesAtom)(tool) };
  }

  /** The cell cursor. */
  get cursor(): Point {
    return [this.#cells.active.x, this.#cells.active.y];
  }

  get zoom(): number {
    return this.#store.get(zoomAtom);
  }

  /** The floating part. */
  get held(): { readonly count: number; readonly dropped: number } | undefined {
    return this.#stage.selection.state.floating;
  }

  /** The question that a part waits for. */
  get asked(): 'numbers' | 'links' | undefined {
    return this.#stage.selection.state.asked;
  }

  setBorder = (...to: Parameters<MapStage['setBorder']>) => this.#stage.setBorder(...to);

  /** A test play is paused in a cell, or none is. */
  pausesAt = (cell?: Parameters<MapStage['setStanding']>[1]) => this.#stage.setStanding('paused', cell);

  answers(links: 'along' | 'original'): void {
    this.#stage.selection.drop(links);
  }

  chooses(tool: ToolName): void {
    const found = mapTools.find(({ id }) => id === tool);
    if (!found) throw new RangeError(`there is no tool ${tool}`);
    this.#store.set(toolAtom, found);
  }

  /** Sets a setting of the current tool to a value, both named by their words on the screen. */
  sets(setting: string, value: string): void {
    const tool = this.#store.get(toolAtom);
    const text = this.#text;
    const gesture = tool.gestures.find((name) => text(`map.gesture.${name}`) === value);
    if (setting === text('map.gesture') && gesture) {
      this.#store.set(gestureAtom, gesture);
      return;
    }
    const option = tool.options.find(({ label }) => text(label) === setting);
    const choice = option?.choices.find(
      ({ label }) => (typeof label === 'string' ? text(label) : label[this.#language]) === value,
    );
    if (!option || !choice) throw new RangeError(`${tool.id} has no ${setting} ${value}`);
    this.#store.set(toolValuesAtom, tool, { [option.id]: choice.value });
  }

  focuses(): void {
    this.#cells.focus();
  }

  undoes(): void {
    this.keys('Control+z');
  }

  redoes(): void {
    this.keys('Control+y');
  }

  /** Expects exactly this content in a cell. */
  shows(x: number, y: number, content: CellContent = {}): void {
    this.showAll([[x, y]], content);
  }

  /** Expects this content in all cells. */
  showAll(cells: readonly Point[], content: CellContent = {}): void {
    const places = cells.map(([x, y]) => `x${x} y${y}`);
    const shown = this.#cells.names.filter((name) => places.includes(placeOf(name, this.words)));
    expect(shown.sort()).toEqual(cells.map(([x, y]) => cellName(this.words, x, y, content)).sort());
  }

  /** Returns the name of a cell for assistive technology. */
  nameOf(x: number, y: number): string {
    return this.#cells.names.find((name) => placeOf(name, this.words) === `x${x} y${y}`) ?? '';
  }

  /** Expects this number of cells with any content. */
  counts(painted: number): void {
    expect(this.#cells.names.filter((name) => name !== placeOf(name, this.words))).toHaveLength(painted);
  }

  /** Expects exactly these cells to be selected. */
  hasChosen(cells: readonly Point[]): void {
    const sorted = (all: readonly (readonly number[])[]) => all.map(([x, y]) => `x${x} y${y}`).sort();
    expect(sorted(this.#cells.chosen.map(({ x, y }) => [x, y]))).toEqual(sorted(cells));
  }

  /** Expects this text about the pointer in the line below the map. */
  tells(told: string | RegExp): void {
    // The words follow with a delay while a stroke moves.
    this.#stage.point.report();
    const line = describePoint(this.#eventWords, this.#desk.session.grid, this.#store.get(mapPointAtom));
    expect(line).toMatch(typeof told === 'string' ? new RegExp(`^${told}`) : told);
  }

  /** Expects the incrementally painted map to look like a full repaint. */
  looksAsPaintedAnew(): void {
    expect(this.painter.outdated).toEqual([]);
  }

  /** Waits until consequences on other floors are applied, and expects everything to be saved. */
  async isSaved(): Promise<void> {
    await this.settles();
    await this.#clock.advance(2000);
    expect(this.#desk.autosave.state.kind === 'idle' || isStored(this.#desk.autosave.state)).toBe(true);
  }

  /** Waits for saving, and expects it to stop in the state `kind`, in which something waits for the author. */
  async saysOfSaving(kind: string): Promise<void> {
    await this.settles();
    await this.#clock.advance(2000);
    expect(this.#desk.autosave.state.kind).toBe(kind);
  }

  /** Waits until the consequences of the drawing on other floors are applied. */
  async settles(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.#followed;
  }

  /** The number of places that this author and another one have drawn differently. */
  get conflicts(): number {
    return conflictPlaces(this.#desk.session.conflicts, this.size).length;
  }

  decides(choice: 'mine' | 'theirs'): void {
    this.#desk.session.resolve(choice);
  }

  /** Runs a command, as buttons and the command palette do. */
  async does(command: string): Promise<void> {
    const found = this.#commands().find(({ id }) => id === command);
    if (!found?.isEnabled()) throw new Error(`${command} cannot be done`);
    found.run();
    await this.settles();
  }

  /** Whether a command is enabled now. */
  can(command: string): boolean {
    return (
      this.#commands()
        .find(({ id }) => id === command)
        ?.isEnabled() ?? false
    );
  }

  /** Returns the name of the step that undo or redo would act on, as its button shows it. */
  nameOfStep(command: 'undo' | 'redo'): string {
    return (
      this.#commands()
        .find(({ id }) => id === command)
        ?.detail?.() ?? ''
    );
  }

  /** Whether a cell is wholly visible. */
  isVisible(x: number, y: number): boolean {
    const view = this.painter.scene.place;
    return revealCell(view, x, y) === view;
  }

  /** Places an event of a kind in a cell. */
  async places(type: number, [x, y]: Point): Promise<void> {
    const tool = mapTools.find(({ id }) => id === 'event');
    if (!tool) throw new Error('there is no event tool');
    this.#store.set(toolAtom, tool);
    this.#store.set(toolValuesAtom, tool, { type });
    this.presses([x + 0.5, y + 0.5]);
    await this.settles();
  }

  /** Returns the event of a cell of the open floor. */
  eventAt(x: number, y: number) {
    return readCell(this.#desk.session.grid, x, y);
  }

  /**
   * Fills in one number of a cell's event as its form does: `number` itself, as far as its field accepts it, or the entry of a closed list
   * at that index. @returns the value that is set
   */
  async fillsIn([x, y]: Point, path: string, number: number): Promise<number> {
    const event = this.eventAt(x, y);
    const type = eventType(event.event_id) as EventType;
    const slot = eventSlots(type, event).find((each) => each.path === path);
    if (!slot) throw new RangeError(`${type.name.en} has no ${path}`);
    const { field } = slot;
    const value =
      field.kind === 'choice'
        ? (field.options[number % field.options.length]?.code ?? 0)
        : Math.min(number, field.kind === 'int' ? field.max : number);
    expect(field.schema.safeParse(value).success, `${type.name.en} ${path} takes ${value}`).toBe(true);
    const { change, label } = slotEdit(event, type, slot, value);
    await this.#edits.edit(this.#at(x, y), change, label);
    await this.settles();
    return value;
  }

  /** Starts picking the target of a cell's event. */
  picks(x: number, y: number): void {
    this.#acts.pick(this.#at(x, y));
  }

  /** Whether a target is being picked. */
  get isPicking(): boolean {
    return this.#store.get(pickingAtom) !== undefined;
  }

  #at(x: number, y: number): Place {
    return { floor: this.#desk.number, x, y };
  }

  get #eventWords() {
    return { text: this.#text, language: this.#language, nameOf: () => undefined, catalogs: eventCatalogs };
  }

  #commands(): readonly MapCommand[] {
    const [store, desk, stage] = [this.#store, this.#desk, this.#stage];
    const here = () => store.get(mapPointAtom) ?? stage.cursor;
    return [
      ...stepCommands({
        floorDocument: desk,
        floors: {
          lastMade: () => this.#scenario.lastMade(desk),
          lastUndone: () => this.#scenario.lastUndone(desk),
          goTo: (floor) => void this.goesTo(floor),
        },
        selection: stage.selection,
        language: this.#language,
        changed: (cells) => stage.flash(cells),
        changedOn: () => {},
        report: () => {},
      }),
      ...selectionCommands({ selection: stage.selection, clipboard: this.#clipboard, scenario: 'scenario', here }),
      ...strokeCommands(store, desk, stage, this.#acts.chooseKind),
      ...viewCommands({
        fit: () => stage.fit(),
        zoom: (factor) => stage.zoom(factor),
        goBy: (by) => void this.goesTo(desk.number + by),
        canGoBy: (by) => desk.number + by >= 1 && desk.number + by <= 99,
        togglePanels: () => {},
        toggleView: () => {},
        open: () => {},
        stepGhost: () => {},
        openMenu: () => this.menus.push([...this.cursor]),
        toggleProblems: () => store.set(problemsShownAtom, (isShown: boolean) => !isShown),
      }),
      ...linkCommands({
        store,
        desk,
        stage,
        acts: this.#acts,
        go: (to) => void this.goesTo(to.floor),
        canWrite: true,
        isPicking: this.isPicking,
      }),
    ];
  }

  /** Routes the keys to the open floor. */
  #listen(): void {
    this.#keys.abort();
    this.#keys = new AbortController();
    const store = this.#store;
    new KeyboardInput(
      {
        stage: this.#stage,
        page: this.page,
        window: this.window,
        commands: this.#commands(),
        chooseTool: (tool) => store.set(toolAtom, tool),
        shortcutOf: (tool) => store.get(shortcutsAtom)(tool),
        isOneSided: () => store.get(oneSidedAtom),
        isErasing: () => store.get(erasingAtom),
        isWalking: () => store.get(walkingAtom),
        endWalk: () => store.set(walkingAtom, false),
        hasSingleKeys: true,
      },
      this.#keys.signal,
    );
  }
}
