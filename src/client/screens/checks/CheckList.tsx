import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useLabelOf } from '#client/page/scenario/useLabelOf.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordPlace } from '#client/resource/words/recordPlace.ts';
import { Button } from '#client/ui/Button.tsx';
import { FoldHead } from '#client/ui/FoldHead.tsx';
import { type Column, GroupedTable } from '#client/ui/Table.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { useNextFocus } from '#client/ui/useNextFocus.ts';
import { isMarkable } from '#domain/catalogs/checkRules.ts';
import { cellInPath } from '#domain/map/cellInPath.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import { type ListedProblem, type ProblemGroup, rowsAtFirst } from './groupProblems.ts';
import { SeverityIcon, SeverityMark } from './SeverityMark.tsx';
import { useMarks } from './useMarks.ts';

const ProblemFloor = lazyScreen(() => import('./ProblemFloor.tsx'));
const RecordAnewButton = lazyScreen(() => import('#client/play/tests/RecordAnewButton.tsx'));

/** The number of rows that each request adds to a group. */
const MORE_SHOWN = 100;

/** Windows with room for the floor of a problem next to the list. */
const ROOMY = 'screen and (min-width: 1100px)';
/** CSS pixels per cell. */
const BESIDE = 12;
const IN_ROW = 3;

interface CheckListProps {
  readonly scenarioId: string;
  readonly groups: readonly ProblemGroup[];
  /** Whether they are those marked as meant. */
  readonly isMeant: boolean;
}

const keyOf = ({ rule, kind, number, path, message }: ListedProblem): string =>
  `${rule} ${kind} ${number} ${path} ${message.ja}`;
const isOnMap = ({ path }: ListedProblem): boolean => cellInPath(path) !== undefined;
/** Whether a problem is only the information that a test was recorded under older rules. */
const isOfOlderRules = ({ kind, severity }: ListedProblem): boolean =>
  kind === 'play_test' && severity === 'information';

/** All problems in one list, with groups that can be folded; the floor of a problem on a map is drawn, with its cell marked. */
export function CheckList({ scenarioId, groups, isMeant }: CheckListProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const labelOf = useLabelOf();
  const mayRecord = useMay('play');
  const mayMark = useMay('edit');
  const setMeant = useMarks(scenarioId);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useNextFocus(frame);
  function turn(problems: readonly ListedProblem[]) {
    keepFocus();
    setMeant(problems, !isMeant);
  }
  const isRoomy = useMedia(ROOMY);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState<Readonly<Record<string, number>>>({});
  const [pointed, setPointed] = useState<ListedProblem>();

  const listed = groups.map((group) => ({
    ...group,
    shown: folded.has(group.id) ? [] : group.entries.slice(0, most[group.id] ?? rowsAtFirst(groups.length)),
  }));
  const onMap = listed.flatMap(({ shown }) => shown.filter(isOnMap));
  const drawn = onMap.find((entry) => pointed && keyOf(entry) === keyOf(pointed)) ?? onMap[0];

  const MarkIcon = isMeant ? Undo2 : Check;
  const markColumn: Column<ListedProblem> = {
    id: 'mark',
    header: text('checks.actions'),
    role: 'actions',
    cell: (entry) =>
      isMarkable(entry.rule) && (
        // A tooltip of our own for each of hundreds of rows would take longer than all the rest of the page.
        <button
          type="button"
          className={styles.mark}
          title={text(isMeant ? 'checks.unmark' : 'checks.mark')}
          aria-label={`${text(isMeant ? 'checks.unmark' : 'checks.mark')}: ${captionOf(entry)}`}
          onClick={() => turn([entry])}
        >
          <MarkIcon size={16} aria-hidden />
        </button>
      ),
  };
  const columns: Column<ListedProblem>[] = [
    { id: 'severity', header: text('checks.severity'), role: 'sentence', isNowrap: true, cell: SeverityMark },
    {
      id: 'place',
      header: text('checks.place'),
      role: 'name',
      cell: ({ kind, number, name, path }) => (
        <div className={styles.place}>
          <RouteLink href={recordHref(scenarioId, kind, number, path)}>
            {recordPlace(kind, number, language, name)}
          </RouteLink>
        </div>
      ),
    },
    {
      id: 'field',
      header: text('checks.field'),
      role: 'sentence',
      isNowrap: isRoomy,
      cell: (entry) => <span className={muted}>{labelOf(entry)}</span>,
    },
    {
      id: 'message',
      header: text('checks.message'),
      role: 'sentence',
      cell: (entry) => (
        <div className={styles.message}>
          <span>{entry.message[language]}</span>
          {isOnMap(entry) && !isRoomy && <FloorOf scenarioId={scenarioId} entry={entry} cell={IN_ROW} />}
          {mayRecord && isOfOlderRules(entry) && (
            <Suspense>
              <RecordAnewButton
                scenarioId={scenarioId}
                number={entry.number}
                name={recordPlace(entry.kind, entry.number, language, entry.name)}
              />
            </Suspense>
          )}
        </div>
      ),
    },
    ...(mayMark ? [markColumn] : []),
  ];

  const captionOf = (entry: ListedProblem) =>
    `${recordPlace(entry.kind, entry.number, language, entry.name)} ${labelOf(entry)}`;
  function fold(id: string) {
    const others = new Set(folded);
    if (!others.delete(id)) others.add(id);
    setFolded(others);
  }
  function footOf({ id, count, entries, shown }: (typeof listed)[number]) {
    if (folded.has(id)) return undefined;
    const marked = mayMark ? shown.filter(({ rule }) => isMarkable(rule)) : [];
    if (shown.length === count && marked.length < 2) return undefined;
    return (
      <div className={styles.foot}>
        {shown.length < entries.length && (
          <Button size="small" onPress={() => setMost({ ...most, [id]: shown.length + MORE_SHOWN })}>
            {text('checks.more', { count: count - shown.length })}
          </Button>
        )}
        {shown.length === entries.length && count > entries.length && (
          <span className={muted}>{text('checks.unlisted', { count: count - entries.length })}</span>
        )}
        {marked.length > 1 && (
          <Button size="small" tone="plain" onPress={() => turn(marked)}>
            {text(isMeant ? 'checks.unmarkAll' : 'checks.markAll', { count: marked.length })}
          </Button>
        )}
      </div>
    );
  }
  const table = (
    <GroupedTable
      label={text('checks.title')}
      columns={columns}
      rowKey={keyOf}
      onPoint={(entry) => isOnMap(entry) && setPointed(entry)}
      groups={listed.map((group) => ({
        id: group.id,
        rows: group.shown,
        head: (
          <FoldHead
            isOpen={!folded.has(group.id)}
            onPress={() => fold(group.id)}
            tone={group.severity}
            count={text('checks.count', { count: group.count })}
          >
            {group.title[language]}
            <SeverityIcon severity={group.severity} />
          </FoldHead>
        ),
        foot: footOf(group),
      }))}
    />
  );
  const areFolded = groups.every(({ id }) => folded.has(id));
  const list = (
    <div ref={frame} className={styles.list}>
      {groups.length > 1 && (
        <div>
          <Button size="small" onPress={() => setFolded(new Set(areFolded ? [] : groups.map(({ id }) => id)))}>
            {text(areFolded ? 'checks.unfoldAll' : 'checks.foldAll')}
          </Button>
        </div>
      )}
      {table}
    </div>
  );
  if (!drawn || !isRoomy) return list;
  return (
    <div className={styles.withFloor}>
      {list}
      <aside className={styles.beside} aria-label={text('checks.floor')}>
        <FloorOf scenarioId={scenarioId} entry={drawn} cell={BESIDE} />
        <p className={styles.caption}>{captionOf(drawn)}</p>
      </aside>
    </div>
  );
}

/** The floor of a problem; its painter loads with the first problem on a map. */
function FloorOf(props: ComponentProps<typeof ProblemFloor>) {
  return (
    <Suspense>
      <ProblemFloor {...props} />
    </Suspense>
  );
}
