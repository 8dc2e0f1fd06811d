import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { useDesk, useOpenRecord } from './OpenRecord.ts';
import { problemsOfRecord } from './recordProblems.ts';
import * as styles from './SectionList.css.ts';
import { type FormSection, isWithin } from './sectionsOf.ts';

interface SectionListProps {
  readonly sections: readonly FormSection[];
  /** Whether it is told where the record is used. */
  readonly isNamed: boolean;
}

/** The sections beside the form: each leads there, and tells how many errors it has. */
export function SectionList({ sections, isNamed }: SectionListProps) {
  const text = useText(recordFormTexts);
  return (
    <nav className={styles.list} aria-label={text('record.sections')}>
      {sections.map((section) => (
        <SectionEntry key={section.id} section={section} />
      ))}
      {isNamed && (
        <button type="button" className={styles.entry} onClick={() => goTo('uses')}>
          {text('record.uses')}
        </button>
      )}
      <button type="button" className={styles.entry} onClick={() => goTo('history')}>
        {text('record.history')}
      </button>
    </nav>
  );
}

function SectionEntry({ section }: { readonly section: FormSection }) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const isVisible = useDesk(desk, () => section.isVisible(desk.record(number), number));
  const errors = useDesk(desk, () => {
    const problems = problemsOfRecord(desk, number);
    return problems.filter(({ severity, path }) => severity === 'error' && isWithin(section, path)).length;
  });
  if (!isVisible) return null;
  return (
    <button type="button" className={styles.entry} onClick={() => goTo(section.id)}>
      {section.title[language]}
      {errors > 0 && <span className={styles.errors}>{text('record.errorCount', { count: errors })}</span>}
    </button>
  );
}

/** Brings a part of the form into sight and the focus to its first input. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('input, textarea, button, a')?.focus({ preventScroll: true });
}
