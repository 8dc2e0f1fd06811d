import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { eventCellAtom, kindChoiceAtom, kindSoughtAtom, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { selectionDeskAtom } from '#client/mapEditor/selection/selectionDesk.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { cellMenuAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import type { Edge } from '#domain/map/edge.ts';

// Parts of the event panel that are shown only at times, and fetched then (docs/decisions/0019).

const CellMenu = lazyScreen(() => import('./CellMenu.tsx'));
const DoorKeyDialog = lazyScreen(() => import('./DoorKeyDialog.tsx'));
const EventPanel = lazyScreen(() => import('./EventPanel.tsx'));
const ManyEvents = lazyScreen(() => import('./ManyEvents.tsx'));
const EventPalette = lazyScreen(() => import('./EventPalette.tsx'));
const PickLine = lazyScreen(() => import('./PickLine.tsx'));

/** The event of the current cell, if that cell lies on the open floor; while cells are selected, their events. */
export function EventSection(props: Omit<ComponentProps<typeof EventPanel>, 'cell'>) {
  const cell = useAtomValue(eventCellAtom);
  const selection = useAtomValue(selectionDeskAtom)?.selection;
  const isSelecting = useAtomValue(toolAtom).isSelector === true;
  const { desk, scenarioId, className } = props;
  const isHere = cell?.floor === desk.number && cell.x < desk.size && cell.y < desk.size;
  return (
    <Suspense>
      {isSelecting && selection && <ManyEvents {...{ desk, selection, scenarioId, className }} />}
      {isHere && <EventPanel {...props} cell={cell} />}
    </Suspense>
  );
}

/** The bar shown while the target of an event is picked. */
export function PickBar(props: Omit<ComponentProps<typeof PickLine>, 'picking'>) {
  const picking = useAtomValue(pickingAtom);
  useEffect(() => prefetchWhenIdle([PickLine.load]), []);
  return <Suspense>{picking && <PickLine {...props} picking={picking} />}</Suspense>;
}

/** The kinds of event to choose from, while they are asked for. */
export function KindPalette({ events }: Pick<ComponentProps<typeof EventPalette>, 'events'>) {
  const choice = useAtomValue(kindChoiceAtom);
  useEffect(() => prefetchWhenIdle([EventPalette.load]), []);
  return (
    choice && (
      <Suspense fallback={<SoughtAhead />}>
        <EventPalette choice={choice} events={events} />
      </Suspense>
    )
  );
}

/** The menu of a cell, while it is open; it closes with the map. */
export function CellMenuPart(props: Omit<ComponentProps<typeof CellMenu>, 'place' | 'onClose' | 'onGiveKey'>) {
  const [place, setPlace] = useAtom(cellMenuAtom);
  useEffect(() => prefetchWhenIdle([CellMenu.load]), []);
  useEffect(() => () => setPlace(undefined), [setPlace]);
  const close = useCallback(() => setPlace(undefined), [setPlace]);
  const [door, setDoor] = useState<Edge & { readonly floor: number }>();
  const { desk, stage, events, scenarioId } = props;
  const { number } = desk;
  const isHere = door?.floor === number;
  return (
    <Suspense>
      {place && place.cell.x < desk.size && place.cell.y < desk.size && (
        <CellMenu
          {...props}
          place={place}
          onClose={close}
          onGiveKey={(given) => setDoor({ ...given, floor: number })}
        />
      )}
      {door && isHere && (
        <DoorKeyDialog
          scenarioId={scenarioId}
          desk={desk}
          door={door}
          onClose={() => setDoor(undefined)}
          onGiven={(step, { x, y }) => {
            setDoor(undefined);
            stage?.commit(step);
            events.open({ floor: desk.number, x, y });
          }}
        />
      )}
    </Suspense>
  );
}

/** Takes what is typed before the palette has loaded: it is what is sought. */
function SoughtAhead() {
  const text = useText(mapEditorTexts);
  const setSought = useSetAtom(kindSoughtAtom);
  const setChoice = useSetAtom(kindChoiceAtom);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <input
      ref={field}
      className={visuallyHidden}
      aria-label={text('map.event.typedAhead')}
      inputMode="none"
      onInput={({ currentTarget }) => setSought(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setChoice(undefined);
        setSought('');
        focusMap();
      }}
    />
  );
}
