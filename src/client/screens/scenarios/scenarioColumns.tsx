import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Rocket from 'lucide-react/icons/rocket';
import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { StatusBadge } from '#client/page/scenario/StatusBadge.tsx';
import { type Scenario, scenarioPath, scenarioTitle, statusPath, titleField } from '#client/page/scenario/scenario.ts';
import type { scenarioDialogTexts } from '#client/screens/scenario/scenarioDialogTexts.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';
import type { Language } from '#domain/text/languages.ts';
import { ScenarioGlance } from './ScenarioGlance.tsx';
import type { scenarioActionTexts } from './scenarioActionTexts.ts';
import { SORTABLE } from './scenarioListAddress.ts';
import * as styles from './scenarios.css.ts';
import type { scenariosTexts } from './scenariosTexts.ts';

type IdOf<Key> = Key extends `scenario.${infer Id}` ? Id : never;

interface Actions {
  readonly text: TextOf<TextKey<typeof scenariosTexts | typeof scenarioActionTexts | typeof scenarioDialogTexts>>;
  readonly language: Language;
  readonly isShared: (scenario: Scenario) => boolean;
  readonly onEdit: (scenario: Scenario) => void;
  readonly onRelease: (scenario: Scenario) => void;
  readonly onShare: (scenario: Scenario) => void;
  readonly onDuplicate: (scenario: Scenario) => void;
  readonly onSaveProject: (scenario: Scenario) => void;
  readonly onDelete: (scenario: Scenario) => void;
}

/** Returns the columns of the scenario list. */
export function scenarioColumns({
  text,
  language,
  isShared,
  onEdit,
  onDelete,
  ...others
}: Actions): readonly Column<Scenario>[] {
  const column = (
    id: Extract<keyof Scenario, IdOf<keyof typeof scenarioDialogTexts>>,
    cell: Column<Scenario>['cell'],
  ): Column<Scenario> => ({
    id,
    header: text(`scenario.${id}`),
    cell,
    isSortable: SORTABLE.some((one) => one === id),
  });
  const time = (id: 'last_access_at' | 'updated_at' | 'released_at') => ({
    ...column(id, (row) => {
      const [day, ...clock] = formatDate(row[id]).split(' ');
      if (!day) return text('scenarios.notReleased');
      return (
        <span className={styles.time} title={formatDate(row[id])}>
          {day} <span className={styles.clock}>{clock.join(' ')}</span>
        </span>
      );
    }),
    isNowrap: true,
  });
  return [
    {
      ...column(language === 'ja' ? 'title_ja' : 'title_en', (row) => {
        const field = titleField(row, language);
        const other = row[field === 'title_ja' ? 'title_en' : 'title_ja'];
        return (
          <ScenarioGlance scenario={row} other={other === row[field] ? '' : other}>
            <span className={styles.title} title={row[field]}>
              <RouteLink href={scenarioPath(row.id)}>{row[field]}</RouteLink>
            </span>
            {isShared(row) && <span className={styles.sharedMark}>{text('scenarios.isShared')}</span>}
          </ScenarioGlance>
        );
      }),
      header: text('scenario.title'),
      role: 'name',
    },
    column('creator', (row) => <span className={styles.creator}>{row.creator}</span>),
    time('last_access_at'),
    time('updated_at'),
    time('released_at'),
    column('id', (row) => (
      <span className={styles.id}>
        <span>{row.id}</span>
        {row.scenario_code !== null && <span>{row.scenario_code}</span>}
      </span>
    )),
    ...PUBLISH_VARIANTS.map(({ field, about }) => ({
      ...column(field, (row) => (
        <RouteLink href={statusPath(row.id)}>
          <StatusBadge status={row[field]} />
        </RouteLink>
      )),
      about: about[language],
    })),
    {
      id: 'actions',
      header: text('scenarios.actions'),
      role: 'actions',
      cell: (row) => (
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={text('scenarios.edit', { title: scenarioTitle(row, language) })}
            icon={<Pencil size={16} aria-hidden />}
            onPress={() => onEdit(row)}
          />
          <IconButton
            size="small"
            label={text('scenarios.delete', { title: scenarioTitle(row, language) })}
            icon={<Trash size={16} aria-hidden />}
            onPress={() => onDelete(row)}
          />
          <MoreMenu scenario={row} text={text} language={language} isShared={isShared} {...others} />
        </span>
      ),
    },
  ];
}

/** The less frequent actions on a scenario. */
function MoreMenu({
  scenario,
  text,
  language,
  isShared,
  onRelease,
  onShare,
  onDuplicate,
  onSaveProject,
}: { readonly scenario: Scenario } & Omit<Actions, 'onEdit' | 'onDelete'>) {
  const label = text('scenarios.more', { title: scenarioTitle(scenario, language) });
  const item = (id: string, name: string, Icon: typeof Copy, onAction: (scenario: Scenario) => void) => ({
    id,
    label: name,
    icon: <Icon size={16} aria-hidden />,
    onAction: () => onAction(scenario),
  });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<Ellipsis size={16} aria-hidden />} />}
      sections={[
        {
          id: 'more',
          items: [
            item('release', text('scenarios.release'), Rocket, onRelease),
            item('share', text(isShared(scenario) ? 'scenarios.shared' : 'scenarios.share'), Share2, onShare),
            item('duplicate', text('scenarios.duplicate'), Copy, onDuplicate),
            item('project', text('scenarios.saveProject'), FileDown, onSaveProject),
          ],
        },
      ]}
    />
  );
}
