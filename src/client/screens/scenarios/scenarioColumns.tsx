import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { StatusBadge } from '#client/shell/scenario/StatusBadge.tsx';
import { type Scenario, STATUS_VARIANTS, scenarioPath } from '#client/shell/scenario/scenario.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { SORTABLE } from './scenarioListAddress.ts';
import * as styles from './scenarios.css.ts';
import type { scenariosTexts } from './scenariosTexts.ts';

type IdOf<Key> = Key extends `scenario.${infer Id}` ? Id : never;

interface Actions {
  readonly text: TextOf<keyof typeof scenariosTexts>;
  readonly onEdit: (scenario: Scenario) => void;
  readonly onDelete: (scenario: Scenario) => void;
}

/** The columns of the scenario list (spec 1 §2). */
export function scenarioColumns({ text, onEdit, onDelete }: Actions): readonly Column<Scenario>[] {
  const column = (
    id: Extract<keyof Scenario, IdOf<keyof typeof scenariosTexts>>,
    cell: Column<Scenario>['cell'],
  ): Column<Scenario> => ({
    id,
    header: text(`scenario.${id}`),
    cell,
    isSortable: SORTABLE.some((one) => one === id),
  });
  const time = (id: 'last_access_at' | 'updated_at' | 'released_at') => ({
    ...column(id, (row) => <span className={styles.time}>{formatDate(row[id]) || text('scenarios.notReleased')}</span>),
  });
  return [
    {
      ...column('title_ja', (row) => (
        <span className={styles.title} title={row.title_ja}>
          <RouteLink href={scenarioPath(row.id)}>{row.title_ja}</RouteLink>
        </span>
      )),
      role: 'name',
    },
    column('title_en', (row) => (
      <span className={styles.title} title={row.title_en}>
        {row.title_en}
      </span>
    )),
    column('creator', (row) => row.creator),
    time('last_access_at'),
    time('updated_at'),
    time('released_at'),
    column('id', (row) => (
      <span className={styles.id}>
        {row.id}
        {row.scenario_code !== null && <span>{row.scenario_code}</span>}
      </span>
    )),
    ...STATUS_VARIANTS.map((variant) => column(variant, (row) => <StatusBadge status={row[variant]} />)),
    {
      id: 'actions',
      header: text('scenarios.actions'),
      role: 'actions',
      cell: (row) => (
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={text('scenarios.edit', { title: row.title_ja })}
            icon={<Pencil size={16} aria-hidden />}
            onPress={() => onEdit(row)}
          />
          <IconButton
            size="small"
            label={text('scenarios.delete', { title: row.title_ja })}
            icon={<Trash size={16} aria-hidden />}
            onPress={() => onDelete(row)}
          />
        </span>
      ),
    },
  ];
}
