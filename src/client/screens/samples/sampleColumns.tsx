import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import MessageSquare from 'lucide-react/icons/message-square';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Unlink from 'lucide-react/icons/unlink';
import type { TextOf } from '#client/i18n/defineTexts.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { workTitles } from '#client/page/scenario/listedWork.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { Language } from '#domain/text/languages.ts';
import { type Sample, SORTABLE } from './sampleListAddress.ts';
import * as styles from './samples.css.ts';
import type { samplesTexts } from './samplesTexts.ts';

interface Actions {
  readonly text: TextOf<keyof typeof samplesTexts>;
  readonly language: Language;
  readonly onLook: (sample: Sample) => void;
  readonly onLoad: (sample: Sample) => void;
  readonly onComment: (sample: Sample) => void;
  readonly onSync: (sample: Sample) => void;
  readonly onOpen: (sample: Sample) => void;
  readonly onStop: (sample: Sample) => void;
}

/** Returns the columns of the list of samples (docs/product.md, "Samples"). */
export function sampleColumns({ text, language, onLook, onLoad, ...own }: Actions): readonly Column<Sample>[] {
  const column = (
    id: 'title_ja' | 'author_name' | 'comment' | 'content' | 'synced_at',
    cell: Column<Sample>['cell'],
  ): Column<Sample> => ({
    id,
    header: text(`sample.${id}`),
    cell,
    isSortable: SORTABLE.some((one) => one === id),
  });
  return [
    {
      ...column('title_ja', (row) => {
        const { title, other } = workTitles(row, language);
        return (
          <span className={styles.title}>
            <span>{title}</span>
            {other !== '' && other !== title && <span className={styles.otherTitle}>{other}</span>}
            {row.is_own && (
              <span className={styles.marks}>
                <span className={styles.mark}>{text('sample.own')}</span>
                {row.is_outdated && <span className={styles.outdated}>{text('sample.outdated')}</span>}
              </span>
            )}
          </span>
        );
      }),
      role: 'name',
    },
    column('author_name', (row) => row.author_name || text('sample.noAuthor')),
    column('comment', (row) => <span className={styles.comment}>{row.comment}</span>),
    column('content', (row) => text('sample.contentOf', { floors: row.floors, records: row.records })),
    column('synced_at', (row) => <span className={styles.time}>{formatDate(row.synced_at)}</span>),
    {
      id: 'actions',
      header: text('samples.actions'),
      role: 'actions',
      cell: (row) => (
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={text('sample.lookAt', { title: scenarioTitle(row, language) })}
            icon={<Eye size={16} aria-hidden />}
            onPress={() => onLook(row)}
          />
          <Button
            size="small"
            icon={<Download size={14} aria-hidden />}
            aria-label={text('sample.loadOf', { title: scenarioTitle(row, language) })}
            onPress={() => onLoad(row)}
          >
            {text('sample.load')}
          </Button>
          {row.is_own && <OwnMenu sample={row} text={text} language={language} {...own} />}
        </span>
      ),
    },
  ];
}

function OwnMenu({
  sample,
  text,
  language,
  onComment,
  onSync,
  onOpen,
  onStop,
}: { readonly sample: Sample } & Omit<Actions, 'onLook' | 'onLoad'>) {
  const label = text('sample.more', { title: scenarioTitle(sample, language) });
  const item = (id: string, name: string, Icon: typeof Eye, onAction: (sample: Sample) => void) => ({
    id,
    label: name,
    icon: <Icon size={16} aria-hidden />,
    onAction: () => onAction(sample),
  });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<Ellipsis size={16} aria-hidden />} />}
      sections={[
        {
          id: 'own',
          items: [
            item('sync', text('sample.sync'), RefreshCw, onSync),
            item('comment', text('sample.editComment'), MessageSquare, onComment),
            item('open', text('sample.open'), SquareArrowOutUpRight, onOpen),
          ],
        },
        { id: 'end', items: [{ ...item('stop', text('sample.stop'), Unlink, onStop), isDanger: true }] },
      ]}
    />
  );
}
