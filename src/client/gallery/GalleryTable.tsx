import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import type { Sort } from '#client/ui/TableHeadCell.tsx';
import { stack } from './ComponentGallery.css.ts';

interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly english: string;
  readonly creator: string;
  readonly floors: number;
  readonly updated: string;
}

const scenarios: readonly Scenario[] = [
  {
    id: 'a1',
    title: '忘れられた地下水路',
    english: 'The forgotten aqueduct',
    creator: '水野',
    floors: 8,
    updated: '2026/11/21 08:30',
  },
  { id: 'b2', title: '塔', english: 'A tower', creator: 'Ariadne', floors: 99, updated: '2026/11/02 19:44' },
  {
    id: 'c3',
    title: '灰の王の墓所と七つの扉にまつわる長い長い物語',
    english: 'The tomb of the king of ashes',
    creator: '佐藤',
    floors: 12,
    updated: '2026/10/28 00:05',
  },
];

const columns: readonly Column<Scenario>[] = [
  {
    id: 'title',
    header: 'タイトル',
    role: 'name',
    isSortable: true,
    cell: (row) => <Link href={`#${row.id}`}>{row.title}</Link>,
  },
  { id: 'english', header: 'English title', isSortable: true, cell: (row) => row.english },
  { id: 'creator', header: '作者', isSortable: true, isNowrap: true, cell: (row) => row.creator },
  { id: 'floors', header: 'フロア', align: 'end', isSortable: true, cell: (row) => row.floors },
  { id: 'updated', header: '最終更新', isNowrap: true, isSortable: true, cell: (row) => row.updated },
  {
    id: 'actions',
    header: '操作',
    role: 'actions',
    cell: (row) => (
      <>
        <IconButton size="small" label={`${row.title}を編集`} icon={<Pencil size={16} />} />
        <IconButton size="small" label={`${row.title}を削除`} icon={<Trash2 size={16} />} />
      </>
    ),
  },
];

const labels = { navigation: 'ページ', first: '最初', previous: '前へ', next: '次へ', last: '最後' };

export function GalleryTable() {
  const [sort, setSort] = useState<Sort>({ column: 'updated', direction: 'descending' });
  const [page, setPage] = useState(1);
  return (
    <Panel title="一覧 Table">
      <div className={stack}>
        <Table
          label="シナリオ一覧"
          columns={columns}
          rows={scenarios}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
          empty={null}
        />
        <Pagination page={page} pageCount={12} onChange={setPage} labels={labels} />
      </div>
    </Panel>
  );
}
