import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type CSSProperties, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import { useMay } from '#client/page/may.ts';
import { fetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { useOpenPlay } from '#client/page/scenario/besideGame.ts';
import { ReadOnlyReason } from '#client/page/scenario/ReadOnlyReason.tsx';
import { playPath, straightPlayPath } from '#client/page/scenario/scenario.ts';
import { useNamedField } from '#client/resource/words/fieldAddress.ts';
import { measureGutter } from '#client/ui/measureGutter.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { SIDES } from '#domain/map/cell.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import { useDrawCommands } from './commands/useDrawCommands.ts';
import { useEvents } from './commands/useEvents.ts';
import { useHistoryCommands } from './commands/useHistoryCommands.ts';
import { usePausedGame } from './commands/usePausedGame.ts';
import { useSelectionCommands } from './commands/useSelectionCommands.ts';
import { CellMenuPart, EventSection, KindPalette, PickBar } from './eventPanel/EventSection.tsx';
import { FloorReaders } from './eventPanel/FloorReaders.tsx';
import { TypedAhead } from './eventPanel/TypedAhead.tsx';
import { eventCellAtom, pickingAtom } from './events/eventAtoms.ts';
import { FirstPersonSection, PhoneView } from './firstPerson/FirstPersonView.tsx';
import { FloorSettings } from './floors/FloorSettings.tsx';
import { keyBindingsAtom, withBindings } from './keys/keyBindings.ts';
import { useKeyBindings } from './keys/useKeyBindings.ts';
import { useKeyboardInput } from './keys/useKeyboardInput.ts';
import {
  editor,
  floorTitle,
  floorTitleNumber,
  floorTitleWords,
  notice,
  panelHead,
  sideEnd,
  sidePanels,
  sideSection,
  sideStart,
  top,
  touchMode,
  work,
} from './MapEditor.css.ts';
import { mapEditorTexts } from './mapEditorTexts.ts';
import { PhoneBar, ThumbnailUpload, toolPanels, WayBackDialog } from './mapParts.ts';
import { OpenPart } from './OpenPart.tsx';
import { useGhostFloor } from './overview/useGhostFloor.ts';
import { FloorList } from './panels/FloorList.tsx';
import { Inspector } from './panels/Inspector.tsx';
import { MapBar } from './panels/MapBar.tsx';
import { PanelEdge } from './panels/PanelEdge.tsx';
import { bar as phoneBar } from './panels/PhoneBar.css.ts';
import { SideTabs, tabId } from './panels/SideTabs.tsx';
import { StatusLine } from './panels/StatusLine.tsx';
import { ConflictBar, StaleRooms } from './panels/shownAtTimes.tsx';
import { ToolOptions } from './panels/ToolOptions.tsx';
import { ToolPanel } from './panels/ToolPanel.tsx';
import { TouchMode } from './panels/TouchMode.tsx';
import { FloatingBar } from './selectionPanel/FloatingBar.tsx';
import { focusMap } from './stage/focusMap.ts';
import { MapCanvas } from './stage/MapCanvas.tsx';
import type { MapStage } from './stage/MapStage.ts';
import {
  cellMenuAtom,
  floorShownAtom,
  inspectedCellAtom,
  mapPointAtom,
  openMapAtom,
  panelsHiddenAtom,
  panelWidthAtom,
  phoneViewAtom,
  problemsShownAtom,
  singleKeysAtom,
  toolAtom,
  touchModeAtom,
  viewAtom,
} from './state/mapAtoms.ts';
import { floorCommands, playCommands, saveCommand, viewCommands } from './state/mapCommands.ts';
import { closePartAtom, openedPartsAtom, openPartAtom } from './state/openParts.ts';

interface MapEditorProps {
  readonly scenarioId: string;
  /** The requested floor; `desk` may still be that of the previous one. */
  readonly floorNumber: number;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  /** Called when data that the floor list shows has changed on the server. */
  readonly onFloorsChanged: () => void;
}

const LAST_FLOOR = 99;

/** The editor of one floor: the floor list on the left, the map, tools on the right, settings and status below. */
export function MapEditor(props: MapEditorProps) {
  const { scenarioId, floorNumber, desk, floors, listed, onFloorsChanged } = props;
  const text = useText(mapEditorTexts);
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const [stage, setStage] = useState<MapStage>();
  const [isHidden, setHidden] = useAtom(panelsHiddenAtom);
  const [isFloorShown, showFloor] = useAtom(floorShownAtom);
  const setOpenMap = useSetAtom(openMapAtom);
  const canWrite = useMay('edit');
  const tool = useAtomValue(toolAtom);
  const panelWidth = useAtomValue(panelWidthAtom);
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  const doFingersDraw = useAtomValue(touchModeAtom) === 'draw';
  const [viewSize, setViewSize] = useAtom(viewAtom);
  const setPhoneView = useSetAtom(phoneViewAtom);
  const setProblemsShown = useSetAtom(problemsShownAtom);
  const isPhone = useMedia(screen.phone);

  const { overview, floorDialog, help } = useAtomValue(openedPartsAtom);
  const open = useSetAtom(openPartAtom);
  const close = useSetAtom(closePartAtom);
  useEffect(() => () => close('help'), [close]);
  const stepGhost = useGhostFloor(stage, desk.number, listed, floors);

  useSettingsOf(desk, onFloorsChanged);
  const setting = useNamedField();
  useEffect(() => {
    if (setting === undefined || isPhone) return;
    showFloor(true);
    setHidden(false);
  }, [setting, isPhone, showFloor, setHidden]);
  useToolTab();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => fetchWhenIdle([() => ThumbnailUpload.load().then(() => setIdle(true))]), []);
  const goTo = useCallback(
    (floor: number) => navigate(`/scenarios/${scenarioId}/floor-maps/${floorNumberText(floor)}`),
    [navigate, scenarioId],
  );
  const stepFloors = useMemo(
    () => ({ lastMade: () => floors.lastMade(desk), lastUndone: () => floors.lastUndone(desk), goTo }),
    [floors, desk, goTo],
  );
  const history = useHistoryCommands(desk, stage, stepFloors);
  const selection = useSelectionCommands(stage, scenarioId, floors);
  const events = useEvents({ scenarioId, floorNumber, desk, floors, listed, stage });
  const draw = useDrawCommands(desk, stage, events.chooseKind);
  const openPlay = useOpenPlay(scenarioId, focusMap);
  const paused = usePausedGame(stage, scenarioId, desk.number);
  const ownCommands = useMemo(() => {
    const view = viewCommands({
      fit: () => stage?.fit(),
      zoom: (factor) => stage?.zoom(factor),
      goBy: (by) => goTo(floorNumber + by),
      canGoBy: (by) => floorNumber + by >= 1 && floorNumber + by <= LAST_FLOOR,
      togglePanels: () => setHidden((hidden) => !hidden),
      toggleView: () =>
        isPhone ? setPhoneView((isOpen) => !isOpen) : setViewSize((size) => (size === 'closed' ? 'small' : 'closed')),
      open,
      stepGhost,
      openMenu: () => {
        if (!stage || stage.selection.floating || store.get(pickingAtom)) return;
        const { x, y } = stage.shownCursor ?? store.get(mapPointAtom) ?? stage.cursor;
        const box = stage.boxOf({ x, y });
        const point = { x: box.left + box.width / 2, y: box.top + box.height };
        store.set(cellMenuAtom, { cell: { x, y, side: stage.cursor.side }, point });
      },
      toggleProblems: () => setProblemsShown((isShown) => !isShown),
    });
    // The cell under the pointer or the cell cursor, or else the one that was pressed last.
    const picked = () => stage && standingIn(stage, store.get(mapPointAtom) ?? store.get(inspectedCellAtom));
    const play = playCommands({
      play: () => openPlay(straightPlayPath(scenarioId, picked() ?? { floor: desk.number })),
      askAndPlay: () => openPlay(playPath(scenarioId, picked())),
      pausedAt: () =>
        paused && text('map.play.paused', { floor: floorNumberText(paused.floor), x: paused.x, y: paused.y }),
    });
    // The save indicator reports changes that cannot be sent.
    const save = saveCommand(() => void desk.autosave.flush().catch(() => {}));
    const floor = floorCommands(open, canWrite);
    const always = [...floor, ...play, ...view, ...events.commands];
    return canWrite ? [...history, ...selection, ...draw, save, ...always] : always;
  }, [
    canWrite,
    history,
    selection,
    draw,
    events.commands,
    stage,
    desk,
    store,
    text,
    paused,
    scenarioId,
    openPlay,
    floorNumber,
    goTo,
    setHidden,
    isPhone,
    setPhoneView,
    setViewSize,
    open,
    stepGhost,
    setProblemsShown,
  ]);
  const changeKeys = useKeyBindings();
  const bindings = useAtomValue(keyBindingsAtom);
  const commands = useMemo(() => withBindings(ownCommands, bindings), [ownCommands, bindings]);
  useEffect(() => {
    setOpenMap(commands);
    return () => setOpenMap(undefined);
  }, [setOpenMap, commands]);
  useKeyboardInput(stage, commands, useAtomValue(singleKeysAtom));

  const openMap = {
    ...{ scenarioId, desk, floors, listed, stage, onFloorsChanged },
    current: desk.number,
    commands: ownCommands,
    onKeysChanged: changeKeys,
  };
  return (
    <div className={editor} data-panels={isHidden && overview !== 'search' ? 'hidden' : 'shown'} data-start={overview}>
      <aside className={sideStart} aria-label={text('map.floors')}>
        {overview === 'search' ? (
          <OpenPart {...openMap} name={overview} fallback={<Spinner />} />
        ) : (
          <FloorList scenarioId={scenarioId} listed={listed} floors={floors} current={floorNumber} />
        )}
      </aside>
      <section className={work}>
        <div className={top} data-picking={isPicking || undefined}>
          <h2 className={floorTitle}>
            <span className={floorTitleWords}>{text('map.title', { number: floorNumberText(desk.number) })}</span>
            <span className={floorTitleNumber} aria-hidden>
              {floorNumberText(desk.number)}
            </span>
          </h2>
          <PickBar events={events} />
          {canWrite && (
            <div className={touchMode}>
              <TouchMode />
            </div>
          )}
          <MapBar desk={desk} commands={commands} />
        </div>
        {desk.session.wasSetAside && (
          <p className={notice} role="status">
            {text('map.setAside')}
          </p>
        )}
        <ConflictBar desk={desk} stage={stage} />
        <PhoneView stage={stage} desk={desk} />
        <MapCanvas
          desk={desk}
          canDraw={canWrite}
          doFingersDraw={doFingersDraw}
          onDone={events.onDone}
          onLooked={events.onLooked}
          onMenu={(cell, point) => store.set(cellMenuAtom, { cell, point })}
          onStage={setStage}
        />
        <FloatingBar />
        {isPhone && (
          <Suspense fallback={<div className={phoneBar} />}>
            <PhoneBar {...{ scenarioId, desk, floors, listed, events, toolPanels }} />
          </Suspense>
        )}
        <StatusLine desk={desk} />
      </section>
      {canWrite && <TypedAhead onTyped={() => setHidden(false)} />}
      {canWrite && <KindPalette events={events} />}
      <CellMenuPart {...{ scenarioId, desk, listed, stage, events }} commands={ownCommands} />
      <aside
        className={sideEnd}
        data-view={viewSize}
        style={{ '--panel-width': `${panelWidth}px` } as CSSProperties}
        aria-label={text(canWrite ? 'map.tools' : 'map.inspector')}
      >
        {canWrite && <ToolPanel look="strip" />}
        <PanelEdge />
        <div className={sidePanels} ref={measureGutter}>
          <section className={sideSection}>
            <FirstPersonSection stage={stage} desk={desk} />
          </section>
          <SideTabs isFloor={isFloorShown} onChange={showFloor} />
          <div role="tabpanel" aria-labelledby={tabId(isFloorShown)}>
            {isFloorShown ? (
              <section className={sideSection}>
                <FloorSettings scenarioId={scenarioId} desk={desk} />
              </section>
            ) : (
              <>
                <section className={sideSection}>
                  {canWrite ? (
                    <>
                      <h2 className={panelHead}>{tool.label[language]}</h2>
                      <ToolOptions panels={toolPanels} size={desk.size} />
                    </>
                  ) : (
                    <ReadOnlyReason />
                  )}
                </section>
                <EventSection desk={desk} events={events} scenarioId={scenarioId} className={sideSection} />
                <section className={sideSection}>
                  <h2 className={panelHead}>{text('map.inspector')}</h2>
                  <Inspector scenarioId={scenarioId} desk={desk} />
                  <StaleRooms desk={desk} />
                </section>
              </>
            )}
          </div>
        </div>
      </aside>
      {isIdle && canWrite && <ThumbnailUpload {...{ scenarioId, floorNumber, floors, listed }} />}
      <FloorReaders scenarioId={scenarioId} desk={desk} floors={floors} listed={listed} gridOf={events.gridOf} />
      <Suspense>
        {events.asked && <WayBackDialog questions={events.asked.questions} onAnswer={events.asked.answer} />}
      </Suspense>
      {overview && overview !== 'search' && <OpenPart {...openMap} name={overview} />}
      {floorDialog && <OpenPart {...openMap} name={floorDialog} />}
      {help && <OpenPart {...openMap} name={help} />}
    </div>
  );
}

/** Returns the place in a cell, with the facing of the cell cursor; undefined if no cell was picked. */
function standingIn(stage: MapStage, cell: Pick<MapPoint, 'x' | 'y'> | undefined): Standing | undefined {
  if (!cell) return undefined;
  const facing = FACINGS[SIDES.indexOf(stage.cursor.side)] ?? 1;
  return { floor: stage.desk?.number ?? 0, x: cell.x, y: cell.y, facing };
}

/** Returns from the settings of the floor to the tool once another one is chosen or an event is opened. */
function useToolTab(): void {
  const store = useStore();
  useEffect(() => {
    const leave = () => store.set(floorShownAtom, false);
    const forget = [store.sub(toolAtom, leave), store.sub(eventCellAtom, () => store.get(eventCellAtom) && leave())];
    return () => {
      for (const one of forget) one();
    };
  }, [store]);
}

/** Renders again when the size setting changes, so that the floor is drawn with it; calls `onSaved` after settings were saved. */
function useSettingsOf({ settings }: FloorDesk, onSaved: () => void): void {
  useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.size,
  );
  useEffect(() => {
    let saved = settings.stored;
    return settings.subscribe(() => {
      if (settings.stored === saved) return;
      saved = settings.stored;
      onSaved();
    });
  }, [settings, onSaved]);
}
