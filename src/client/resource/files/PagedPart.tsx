import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Paged } from '#client/page/Paged.tsx';
import { muted } from '#client/page/page.css.ts';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

/** Entries per page. */
const PAGE_SIZE = 50;

interface PagedPartProps<Entry> {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The total number of entries, if `entries` holds only the first of them. */
  readonly count?: number;
  /** Renders the entries of one page. */
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** A section of a preview with a list that may be long, shown in pages. Renders nothing if the list is empty. */
export function PagedPart<Entry>({ title, entries, count = entries.length, children }: PagedPartProps<Entry>) {
  const text = useText(tableFilesTexts);
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <Paged title={title} entries={entries} size={PAGE_SIZE}>
        {children}
      </Paged>
      {count > entries.length && <p className={muted}>{text('files.moreCells', { count: count - entries.length })}</p>}
    </section>
  );
}
