import { useAtom, useAtomValue } from 'jotai';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { type LabyrinthFilter, labyrinthFilterAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import {
  badge,
  caption,
  entry,
  filter,
  filterMark,
  filterText,
  floorName,
  list,
  number as numberStyle,
  panel,
} from './FloorList.css.ts';
import { FloorThumbnail } from './FloorThumbnail.tsx';

const FloorZero = lazyScreen(() => import('./FloorZero.tsx'));

interface FloorListProps {
  readonly scenarioId: string;
  readonly listed: readonly ListedFloor[];
  readonly floors: ScenarioFloors;
  readonly current: number;
  readonly onChosen?: () => void;
}

const LABYRINTHS = Array.from({ length: 10 }, (_, number) => number);

/** Lists all floors, or those of a labyrinth, with their live thumbnails. */
export function FloorList({ scenarioId, listed, floors, current, onChosen }: FloorListProps) {
  const text = useText(floorActionTexts, mapEditorTexts);
  const [, navigate] = useLocation();
  const [chosen, setFilter] = useAtom(labyrinthFilterAtom);
  const shown = listed.filter((floor) => isShown(floor, chosen));
  // The whole list is one Tab stop, so that the map is not a hundred presses away.
  const stop = shown.find((floor) => floor.number === current) ?? shown[0];
  const filters: readonly { value: LabyrinthFilter; label: string }[] = [
    { value: 'all', label: text('map.filter.all') },
    { value: 'unassigned', label: text('map.filter.unassigned') },
    ...LABYRINTHS.map((value) => ({ value, label: floorNumberText(value) })),
  ];
  const labyrinth = typeof chosen === 'number' ? chosen : undefined;
  const settings = `/scenarios/${scenarioId}/labyrinths/settings${labyrinth === undefined ? '' : `/${labyrinth}`}`;
  return (
    <div className={panel}>
      <div className={filter}>
        <Menu
          label={text('map.filter')}
          placement="bottom start"
          trigger={
            <Button isWide size="small">
              <span className={filterText}>
                {`${text('map.filter')} ${filters.find(({ value }) => value === chosen)?.label}`}
              </span>
              <ChevronDown size={16} className={filterMark} aria-hidden />
            </Button>
          }
          sections={[
            {
              id: 'filters',
              items: filters.map(({ value, label }) => ({
                id: String(value),
                label,
                isCurrent: value === chosen,
                onAction: () => setFilter(value),
              })),
            },
          ]}
        />
      </div>
      {shown.length === 0 && listed.length > 0 ? (
        <>
          <Suspense>{labyrinth !== undefined && <FloorZero scenarioId={scenarioId} />}</Suspense>
          <EmptyState
            text={text(labyrinth === undefined ? 'map.filter.none' : 'map.filter.empty')}
            picture={null}
            action={
              <Link href={settings} onPress={() => navigate(settings)}>
                {text('map.filter.settings')}
              </Link>
            }
          />
        </>
      ) : (
        <ul className={list} onKeyDown={stepThrough}>
          {shown.map((floor) => (
            <FloorEntry
              key={floor.number}
              floor={floor}
              floors={floors}
              href={`/scenarios/${scenarioId}/floor-maps/${floorNumberText(floor.number)}`}
              isCurrent={floor.number === current}
              isTabStop={floor === stop}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const isShown = ({ labyrinth_number }: ListedFloor, filter: LabyrinthFilter): boolean =>
  filter === 'all' || (filter === 'unassigned' ? labyrinth_number === null : labyrinth_number === filter);

interface FloorEntryProps {
  readonly floor: ListedFloor;
  readonly floors: ScenarioFloors;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly onChosen: (() => void) | undefined;
}

function FloorEntry({ floor, floors, href, isCurrent, isTabStop, onChosen }: FloorEntryProps) {
  const text = useText(mapEditorTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const name = fieldInLanguage(floor, 'name', language);
  const label = floorNumberText(floor.number);
  return (
    <li>
      <a
        ref={link}
        href={href}
        className={entry}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'page' : undefined}
        data-assigned={floor.labyrinth_number === null ? undefined : ''}
        onClick={plainClick(() => {
          navigate(href);
          onChosen?.();
        })}
      >
        <FloorThumbnail floors={floors} floor={floor} />
        <span className={visuallyHidden}>
          {[text('map.floor', { number: label }), name, ...labyrinthText(floor, text)].filter(Boolean).join(' ')}
        </span>
        <span className={caption} aria-hidden>
          <span className={numberStyle}>{label}</span>
          <span className={floorName}>{name}</span>
          {floor.labyrinth_number !== null && <span className={badge}>{floorNumberText(floor.labyrinth_number)}</span>}
        </span>
      </a>
    </li>
  );
}

const labyrinthText = ({ labyrinth_number }: ListedFloor, text: TextOf<keyof typeof mapEditorTexts>): string[] =>
  labyrinth_number === null ? [] : [text('map.floor.labyrinth', { number: floorNumberText(labyrinth_number) })];
