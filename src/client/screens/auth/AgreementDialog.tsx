import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { agreementTexts } from './agreementTexts.ts';
import { paragraphs, summary } from './auth.css.ts';
import { registrationTexts } from './registrationTexts.ts';

const PARTS = ['terms', 'privacy'] as const;
const PARAGRAPHS = [1, 2, 3, 4] as const;

/** The terms of use and the privacy policy. */
export function AgreementDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(registrationTexts, pageTexts, agreementTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={text('register.readTerms')}
      closeLabel={text('common.close')}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      {PARTS.map((part) => (
        <details key={part} open>
          <summary className={summary}>{text(`${part}.title`)}</summary>
          <ol className={paragraphs}>
            {PARAGRAPHS.map((paragraph) => (
              <li key={paragraph}>{text(`${part}.paragraph.${paragraph}`)}</li>
            ))}
          </ol>
        </details>
      ))}
    </Dialog>
  );
}
