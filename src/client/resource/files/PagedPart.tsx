import { type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Pagination } from '#client/ui/Pagination.tsx';
import * as styles from './tableFiles.css.ts';

/** Entries of one page. */
const PAGE_SIZE = 50;

interface PagedPartProps<Entry> {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Shows those of one page. */
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** A part of a preview with a list that may be long, page by page; nothing where it is empty. */
export function PagedPart<Entry>({ title, entries, children }: PagedPartProps<Entry>) {
  const text = useText();
  const [page, setPage] = useState(1);
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children(entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))}
      <Pagination
        page={page}
        pageCount={Math.ceil(entries.length / PAGE_SIZE)}
        onChange={setPage}
        labels={{
          navigation: `${title}: ${text('pages.navigation')}`,
          first: text('pages.first'),
          previous: text('pages.previous'),
          next: text('pages.next'),
          last: text('pages.last'),
        }}
      />
    </section>
  );
}
