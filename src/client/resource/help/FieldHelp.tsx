import { useAtomValue } from 'jotai';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Suspense, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import type { Label } from '#domain/text/languages.ts';
import { more } from './FieldHelp.css.ts';
import { fieldHelpTexts } from './fieldHelpTexts.ts';

const TopicPopover = lazyScreen(() => import('./TopicPopover.tsx'));

interface FieldHelpProps {
  readonly field: { readonly label: Label; readonly help?: Label; readonly topic?: NumberTopic };
  /** The current value of a number. */
  readonly value?: number | undefined;
  readonly scenarioId: string;
}

/** A one-sentence help text on a number. Its mark opens the full topic, with the current value as the example. */
export function FieldHelp({ field, value, scenarioId }: FieldHelpProps) {
  const text = useText(fieldHelpTexts);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const { label, help, topic } = field;
  return (
    <>
      {help?.[language]}
      {topic && (
        <button
          ref={mark}
          type="button"
          className={more}
          aria-label={text('fieldHelp.more', { field: label[language] })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <CircleQuestionMark size={14} aria-hidden />
        </button>
      )}
      {topic && isOpen && (
        <Suspense>
          <TopicPopover {...{ topic, value, scenarioId }} markRef={mark} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
