import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import * as styles from './ListBeside.css.ts';
import { recordListTexts } from './recordListTexts.ts';

interface ListBesideProps {
  readonly list: ReactNode;
  /** The address of the list alone. */
  readonly listHref: string;
  /** The choice of another view, which the list shows too where it stands beside the form. */
  readonly view: ReactNode;
  /** Whether the address names a record. */
  readonly isChosen: boolean;
  /** The form of the record, or what is shown while there is none. */
  readonly children: ReactNode;
}

/** A list of records beside the form of one. A window without room for both shows the form if the address names a record, or else the list. */
export function ListBeside({ list, listHref, view, isChosen, children }: ListBesideProps) {
  const text = useText(recordListTexts);
  const isNarrow = useMedia(screen.narrow);
  return (
    <>
      {isNarrow && (
        <div className={styles.bar}>
          {isChosen && (
            <RouteLink href={listHref} look="plain" icon={<ArrowLeft size={16} aria-hidden />}>
              {text('recordList.back')}
            </RouteLink>
          )}
          {view}
        </div>
      )}
      <div className={styles.screen}>
        {!(isNarrow && isChosen) && <div className={styles.list}>{list}</div>}
        {children}
      </div>
    </>
  );
}
