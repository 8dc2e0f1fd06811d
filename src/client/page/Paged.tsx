import { type ReactNode, useState } from 'react';
import { Pages } from './Pages.tsx';

interface PagedProps<Entry> {
  /** Names the entries in the accessible labels of the buttons. */
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Entries per page. */
  readonly size: number;
  /** Shows the entries of one page. */
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** Splits a long list that is completely loaded into pages. */
export function Paged<Entry>({ title, entries, size, children }: PagedProps<Entry>) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.ceil(entries.length / size);
  const page = Math.max(1, Math.min(wanted, pageCount));
  return (
    <>
      {children(entries.slice((page - 1) * size, page * size))}
      <Pages title={title} page={page} pageCount={pageCount} onChange={setPage} />
    </>
  );
}
