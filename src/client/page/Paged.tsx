import { type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Pagination } from '#client/ui/Pagination.tsx';
import { pagedTexts } from './pagedTexts.ts';

interface PagedProps<Entry> {
  /** What they are, for who hears the buttons. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Entries of one page. */
  readonly size: number;
  /** Shows those of one page. */
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** A list that is here whole and may be long, page by page. */
export function Paged<Entry>({ title, entries, size, children }: PagedProps<Entry>) {
  const text = useText(pagedTexts);
  const [wanted, setPage] = useState(1);
  const pageCount = Math.ceil(entries.length / size);
  const page = Math.max(1, Math.min(wanted, pageCount));
  return (
    <>
      {children(entries.slice((page - 1) * size, page * size))}
      <Pagination
        page={page}
        pageCount={pageCount}
        onChange={setPage}
        labels={{
          navigation: `${title}: ${text('pages.navigation')}`,
          first: text('pages.first'),
          previous: text('pages.previous'),
          next: text('pages.next'),
          last: text('pages.last'),
        }}
      />
    </>
  );
}
