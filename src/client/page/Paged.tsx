import { type ReactNode, useState } from 'react';
import { Pages } from './Pages.tsx';

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
