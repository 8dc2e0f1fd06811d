import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { page } from '#client/page/page.css.ts';
import { Panel } from '#client/ui/Panel.tsx';
import {
  POLICY_VERSION,
  type PolicySection,
  PRIVACY_POLICY,
  PUBLISHING_WARNINGS,
} from '#domain/catalogs/publishingPolicy.ts';
import { AgreementPanel } from './AgreementPanel.tsx';
import * as styles from './policy.css.ts';
import { policyTexts } from './policyTexts.ts';

/** The policy that an author has to read before publishing, and the place to agree to it. */
export default function PolicyScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(policyTexts);
  return (
    <div className={page}>
      <div className={styles.text}>
        <Panel title={text('policy.warnings')} padding="roomy">
          {PUBLISHING_WARNINGS.map((section) => (
            <Passage key={section.title.en} section={section} />
          ))}
        </Panel>
        <Panel
          title={text('policy.privacy')}
          actions={text('policy.version', { version: POLICY_VERSION })}
          padding="roomy"
        >
          {PRIVACY_POLICY.map((section) => (
            <Passage key={section.title.en} section={section} />
          ))}
        </Panel>
        <AgreementPanel scenarioId={scenarioId} />
      </div>
    </div>
  );
}

function Passage({ section: { title, paragraphs } }: { readonly section: PolicySection }) {
  const language = useAtomValue(languageAtom);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title[language]}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.en} className={styles.paragraph}>
          {paragraph[language]}
        </p>
      ))}
    </section>
  );
}
