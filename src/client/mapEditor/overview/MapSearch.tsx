import { useAtomValue, useSetAtom } from 'jotai';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import EventNames from '#client/mapEditor/eventPanel/EventNames.tsx';
import { eventRecords } from '#client/mapEditor/events/eventRecords.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { describeCell } from '#client/mapEditor/state/describeCell.ts';
import { toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { select } from '#client/mapEditor/tools/select.ts';
import { useMay } from '#client/page/may.ts';
import { cellHref } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Select } from '#client/ui/Select.tsx';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { type CellQuery, findCells } from '#domain/map/findCells.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { parseInteger } from '#domain/text/parseInteger.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { CELL_SEARCHES } from './cellQueries.ts';
import { entry, fields, head, list, panel, place, summary, title } from './MapSearch.css.ts';
import { overviewTexts } from './overviewTexts.ts';
import { type PaintedFloor, usePaintedFloors } from './usePaintedFloors.ts';

/** The maximum of cells listed at once. */
const MOST_SHOWN = 500;

interface MapSearchProps {
  readonly scenarioId: string;
  readonly listed: readonly ListedFloor[];
  readonly floors: ScenarioFloors;
  /** The map; it gets the focus when the search is closed. */
  readonly stage: MapStage | undefined;
  readonly onClose: () => void;
}

/** Searches the cells of all floors by content (edges, zones, marks, rooms, event kinds and numbers) and by words of their description. */
export default function MapSearch({ scenarioId, listed, floors, stage, onClose }: MapSearchProps) {
  const text = useText(overviewTexts, mapEditorTexts, markTexts);
  function close() {
    onClose();
    stage?.cells.focus();
  }
  const canWrite = useMay('edit');
  const painted = usePaintedFloors(listed, floors);
  const [what, setWhat] = useState('any');
  const [category, setCategory] = useState(0);
  const [value, setValue] = useState('');
  const [words, setWords] = useState('');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const query = useMemo((): CellQuery => {
    const { query } = CELL_SEARCHES.find(({ id }) => id === what) ?? CELL_SEARCHES[0] ?? { query: { kind: 'any' } };
    if (query.kind !== 'event') return query;
    return { kind: 'event', category: category || undefined, value: parseInteger(value) };
  }, [what, category, value]);
  const found = useFoundCells(painted, query, useDeferredValue(words));
  const kinds = useMemo(() => eventRecords(painted.map(({ grid }) => grid)), [painted]);
  return (
    <section
      className={panel}
      aria-label={text('mapSearch.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <EventNames kinds={kinds} scenarioId={scenarioId} />
      <div className={head}>
        <h2 className={title}>{text('mapSearch.title')}</h2>
        <IconButton label={text('mapSearch.close')} icon={<X size={18} />} size="small" onPress={close} />
      </div>
      <div ref={form} className={fields}>
        <SearchField
          label={text('mapSearch.text')}
          value={words}
          onChange={setWords}
          clearLabel={text('mapSearch.clear')}
        />
        <Select
          label={text('mapSearch.what')}
          value={what}
          onChange={setWhat}
          options={CELL_SEARCHES.map(({ id, label, values }) => ({ value: id, label: text(label, values) }))}
        />
        {query.kind === 'event' && <EventFields {...{ category, setCategory, value, setValue }} />}
      </div>
      {canWrite && stage && <SelectFound {...{ found, stage }} />}
      <FoundCells scenarioId={scenarioId} found={found} isBlank={painted.length === 0} />
    </section>
  );
}

interface EventFieldsProps {
  /** 0 means all categories. */
  readonly category: number;
  readonly setCategory: (category: number) => void;
  readonly value: string;
  readonly setValue: (value: string) => void;
}

function EventFields({ category, setCategory, value, setValue }: EventFieldsProps) {
  const text = useText(overviewTexts);
  const language = useAtomValue(languageAtom);
  const categories = EVENT_CATEGORIES.map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <>
      <Select
        label={text('mapSearch.category')}
        value={category}
        onChange={setCategory}
        options={[{ value: 0, label: text('mapSearch.everyCategory') }, ...categories]}
      />
      <TextField
        label={text('mapSearch.value')}
        hint={text('mapSearch.value.hint')}
        value={value}
        onChange={setValue}
        inputMode="numeric"
      />
    </>
  );
}

interface FoundCell {
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** Returns matching cells with their descriptions, which must contain every typed word. */
function useFoundCells(painted: readonly PaintedFloor[], query: CellQuery, typed: string): readonly FoundCell[] {
  const eventWords = useEventWords();
  const described = useMemo(
    () =>
      painted.flatMap(({ number, grid, size }) =>
        findCells(grid, size, query).map(({ x, y }) => {
          const words = describeCell(eventWords, grid, size, x, y);
          return { floor: number, x, y, words, key: searchKey(words) };
        }),
      ),
    [painted, query, eventWords],
  );
  return useMemo(() => {
    const parts = searchKey(typed).split(/\s+/).filter(Boolean);
    return described.filter(({ key }) => parts.every((part) => key.includes(part)));
  }, [described, typed]);
}

/** Selects the listed cells of the open floor, so that their events are edited at once. */
function SelectFound({ found, stage }: { readonly found: readonly FoundCell[]; readonly stage: MapStage }) {
  const text = useText(overviewTexts);
  const setTool = useSetAtom(toolAtom);
  const here = found.filter(({ floor }) => floor === stage.desk?.number);
  if (here.length === 0) return null;
  return (
    <p className={summary}>
      <Button
        size="small"
        onPress={() => {
          setTool(select);
          stage.selection.select(here);
        }}
      >
        {text('mapSearch.select', { count: here.length })}
      </Button>
    </p>
  );
}

interface FoundCellsProps {
  readonly scenarioId: string;
  readonly found: readonly FoundCell[];
  /** No floor has anything painted on it. */
  readonly isBlank: boolean;
}

function FoundCells({ scenarioId, found, isBlank }: FoundCellsProps) {
  const text = useText(overviewTexts);
  const [, navigate] = useLocation();
  const [current, setCurrent] = useState<string>();
  if (found.length === 0) return <p className={summary}>{text(isBlank ? 'mapSearch.unpainted' : 'mapSearch.none')}</p>;
  return (
    <>
      <p className={summary} role="status">
        <span>{text('mapSearch.count', { count: found.length })}</span>{' '}
        {found.length > MOST_SHOWN && <span>{text('mapSearch.more', { count: MOST_SHOWN })}</span>}
      </p>
      <ul className={list} onKeyDown={stepThrough}>
        {found.slice(0, MOST_SHOWN).map(({ floor, x, y, words }, index) => {
          const href = cellHref(scenarioId, { floor, x, y });
          return (
            <li key={href}>
              <a
                href={href}
                className={entry}
                tabIndex={href === current || (current === undefined && index === 0) ? 0 : -1}
                aria-current={href === current || undefined}
                onClick={plainClick(() => {
                  setCurrent(href);
                  navigate(href);
                })}
              >
                <span className={place}>{floorNumberText(floor)}</span>
                <span>{words}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
