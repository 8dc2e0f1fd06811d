import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, Suspense, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { recordPlace } from '#client/resource/words/recordPlace.ts';
import { Button } from '#client/ui/Button.tsx';
import { type Column, GroupedTable } from '#client/ui/Table.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { cellInPath } from '#domain/map/cellInPath.ts';
import * as styles from './checks.css.ts';
import { checksTexts } from './checksTexts.ts';
import type { ListedProblem, ProblemGroup } from './groupProblems.ts';
import { SeverityIcon, SeverityMark } from './SeverityMark.tsx';

const ProblemFloor = lazyScreen(() => import('./ProblemFloor.tsx'));
const RecordAnewButton = lazyScreen(() => import('#client/play/tests/RecordAnewButton.tsx'));

/** The number of rows that a group shows at first, and that each request adds. */
const FIRST_SHOWN = 20;
const MORE_SHOWN = 100;

/** Windows with room for the floor of a problem next to the list. */
const ROOMY = 'screen and (min-width: 1100px)';
/** CSS pixels per cell. */
const BESIDE = 12;
const IN_ROW = 3;

interface CheckListProps {
  readonly scenarioId: string;
  readonly groups: readonly ProblemGroup[];
}

const keyOf = ({ kind, number, path, message }: ListedProblem): string => `${kind} ${number} ${path} ${message.ja}`;
const isOnMap = ({ path }: ListedProblem): boolean => cellInPath(path) !== undefined;
/** Whether a problem is only the information that a test was recorded under older rules. */
const isOfOlderRules = ({ kind, severity }: ListedProblem): boolean =>
  kind === 'play_test' && severity === 'information';

/** All problems in one list, with groups that can be folded; the floor of a problem on a map is drawn, with its cell marked. */
export function CheckList({ scenarioId, groups }: CheckListProps) {
  const text = useText(checksTexts);
  const language = useAtomValue(languageAtom);
  const mayRecord = useMay('play');
  const isRoomy = useMedia(ROOMY);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState<Readonly<Record<string, number>>>({});
  const [pointed, setPointed] = useState<ListedProblem>();

  const listed = groups.map((group) => ({
    ...group,
    shown: folded.has(group.id) ? [] : group.entries.slice(0, most[group.id] ?? FIRST_SHOWN),
  }));
  const onMap = listed.flatMap(({ shown }) => shown.filter(isOnMap));
  const drawn = onMap.find((entry) => pointed && keyOf(entry) === keyOf(pointed)) ?? onMap[0];

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
      cell: ({ label }) => <span className={muted}>{label[language]}</span>,
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
  ];

  const captionOf = ({ kind, number, name, label }: ListedProblem) =>
    `${recordPlace(kind, number, language, name)} ${label[language]}`;
  function fold(id: string) {
    const others = new Set(folded);
    if (!others.delete(id)) others.add(id);
    setFolded(others);
  }
  function footOf({ id, count, entries, shown }: (typeof listed)[number]) {
    if (folded.has(id)) return undefined;
    if (shown.length < entries.length) {
      return (
        <Button size="small" onPress={() => setMost({ ...most, [id]: shown.length + MORE_SHOWN })}>
          {text('checks.more', { count: count - shown.length })}
        </Button>
      );
    }
    if (count === entries.length) return undefined;
    return <span className={muted}>{text('checks.unlisted', { count: count - entries.length })}</span>;
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
          <h2 className={styles.groupTitle}>
            <button
              type="button"
              className={styles.groupButton}
              aria-expanded={!folded.has(group.id)}
              onClick={() => fold(group.id)}
            >
              <ChevronRight size={16} className={styles.chevron} aria-hidden />
              {group.title[language]}
              <SeverityIcon severity={group.severity} />
              <span className={styles.groupCount({ severity: group.severity })}>
                {text('checks.count', { count: group.count })}
              </span>
            </button>
          </h2>
        ),
        foot: footOf(group),
      }))}
    />
  );
  const areFolded = groups.every(({ id }) => folded.has(id));
  const list = (
    <div className={styles.list}>
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
