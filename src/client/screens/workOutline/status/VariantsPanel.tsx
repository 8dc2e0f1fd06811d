import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/page/FactList.tsx';
import { useMay } from '#client/page/may.ts';
import { muted } from '#client/page/page.css.ts';
import { isWorkHeld } from '#client/page/scenario/HeldNotice.tsx';
import { StatusBadge, statusOf } from '#client/page/scenario/StatusBadge.tsx';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { PUBLISH_VARIANTS, type ScenarioStatus } from '#domain/catalogs/scenarioStatuses.ts';
import { choicesFrom } from '#domain/scenario/statusSteps.ts';
import { AskDialog } from './AskDialog.tsx';
import { PLACES } from './places.ts';
import * as styles from './status.css.ts';
import { statusTexts } from './statusTexts.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRefetchStatus } from './usePublishing.ts';

/** The status of a work at each place of publishing, who can see it there, and the author's options. */
export function VariantsPanel({ scenario }: { readonly scenario: Scenario }) {
  const text = useText(statusTexts);
  return (
    <Panel title={text('variants.title')}>
      <div className={styles.stack} id={PLACES.variants} tabIndex={-1}>
        <p className={muted}>{text('variants.about')}</p>
        <ul className={`${styles.variants} ${styles.wide}`}>
          {PUBLISH_VARIANTS.map((variant) => (
            <VariantCard key={variant.code} scenario={scenario} variant={variant} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface VariantCardProps {
  readonly scenario: Scenario;
  readonly variant: (typeof PUBLISH_VARIANTS)[number];
}

function VariantCard({ scenario, variant: { code, field, label, about } }: VariantCardProps) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('publish');
  const [isAsking, ask] = useState(false);
  const refetch = useRefetchStatus();
  const change = trpc.publishing.changeStatus.useMutation({
    onSettled: () => {
      ask(false);
      return refetch();
    },
  });
  const present = scenario[field];
  const part = useKeptFocus(present);
  const variant = label[language];
  const { sees, downloads } = statusOf(present);
  // Work in development is shown as the author sees it, so unsent changes are sent first.
  const set = (status: ScenarioStatus) =>
    flushUnsaved().then(() => change.mutate({ scenario_id: scenario.id, status, variant: code }), showError);
  return (
    <li>
      <div ref={part} className={styles.variant} tabIndex={-1}>
        <div className={styles.variantHead}>
          <h3 className={styles.heading}>{variant}</h3>
          <StatusBadge status={present} />
        </div>
        <p className={styles.quiet}>{about[language]}</p>
        <FactList
          facts={[
            { name: text('variants.sees'), value: sees[language] },
            { name: text('variants.downloads'), value: downloads[language] },
          ]}
        />
        {canWrite && !isWorkHeld(scenario) && (
          <ul className={styles.choices} aria-label={text('variants.steps')}>
            {present === 'prepare_to_publish' && <li className={styles.quiet}>{text('variants.byRelease')}</li>}
            {present === 'now_open' && <li className={styles.quiet}>{text('variants.byUpdate')}</li>}
            {choicesFrom(present).map((status) => {
              const to = statusOf(status);
              const name = to.label[language];
              return (
                <li key={status} className={styles.choice}>
                  <Button
                    size="small"
                    aria-label={text('variants.changeOf', { status: name, variant })}
                    isPending={change.isPending && change.variables.status === status}
                    onPress={() => (present === 'now_open' ? ask(true) : void set(status))}
                  >
                    {text('variants.change', { status: name })}
                  </Button>
                  <span className={styles.quiet}>{text('variants.seen', { who: to.sees[language] })}</span>
                  <span className={styles.quiet}>{text('variants.downloaded', { who: to.downloads[language] })}</span>
                </li>
              );
            })}
          </ul>
        )}
        <p role="status" className={styles.told}>
          {change.isSuccess && change.variables.status === present
            ? text('variants.changed', { status: statusOf(present).label[language] })
            : ''}
        </p>
        {isAsking && (
          <AskDialog
            title={text('stop.title')}
            submit={text('stop.submit')}
            isPending={change.isPending}
            onClose={() => ask(false)}
            onSubmit={() => void set('publish_stop')}
          >
            <p>{text('stop.question', { variant })}</p>
            <p>{text('stop.consequence')}</p>
          </AskDialog>
        )}
      </div>
    </li>
  );
}
