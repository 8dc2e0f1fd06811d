import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import * as styles from './SectionList.css.ts';
import { type FormSection, isWithin } from './sectionsOf.ts';
import { useVisibleSection } from './useVisibleSection.ts';

interface SectionListProps {
  readonly sections: readonly FormSection[];
  /** Whether the form has a list of the record's uses. */
  readonly isNamed: boolean;
}

/** The sections in the head of the form, with the visible one marked. Each entry leads to its section and shows how many errors it has. */
export function SectionList({ sections, isNamed }: SectionListProps) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const list = useRef<HTMLElement>(null);
  const ids = [...sections.map(({ id }) => id), ...(isNamed ? ['uses'] : []), 'history'];
  const [visible, goTo] = useVisibleSection(ids, list);
  const place = (id: string) => ({ isCurrent: visible === id, list, onPress: () => goTo(id) });
  return (
    <nav ref={list} className={styles.list} aria-label={text('record.sections')}>
      {sections.map((section) => (
        <SectionEntry key={section.id} section={section} {...place(section.id)}>
          {section.title[language]}
        </SectionEntry>
      ))}
      {isNamed && <Entry {...place('uses')}>{text('record.uses')}</Entry>}
      <Entry {...place('history')}>{text('record.history')}</Entry>
    </nav>
  );
}

interface EntryProps {
  readonly isCurrent: boolean;
  readonly list: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Entry({ isCurrent, list, onPress, children }: EntryProps) {
  const entry = useRef<HTMLButtonElement>(null);
  // Scrolls the line itself. `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const line = list.current;
    const place = entry.current;
    if (isCurrent && line && place) {
      line.scrollLeft = place.offsetLeft - line.offsetLeft - (line.clientWidth - place.offsetWidth) / 2;
    }
  }, [isCurrent, list]);
  return (
    <button ref={entry} type="button" className={styles.entry} aria-current={isCurrent || undefined} onClick={onPress}>
      {children}
    </button>
  );
}

function SectionEntry({ section, children, ...entry }: EntryProps & { readonly section: FormSection }) {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const isVisible = useDesk(desk, () => section.isVisible(desk.record(number), number));
  const errors = useDesk(desk, () => desk.errorsOf(number).filter(({ path }) => isWithin(section, path)).length);
  if (!isVisible) return null;
  return (
    <Entry {...entry}>
      {children}
      {errors > 0 && <span className={styles.errors}>{text('record.errorCount', { count: errors })}</span>}
    </Entry>
  );
}
