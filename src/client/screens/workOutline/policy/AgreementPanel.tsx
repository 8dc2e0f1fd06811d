import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { formatDate } from '#client/i18n/formatDate.ts';
import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { POLICY_VERSION } from '#domain/catalogs/publishingPolicy.ts';
import * as styles from './policy.css.ts';
import { policyTexts } from './policyTexts.ts';

/** Whether the author of the scenario has agreed, with the button to do so. */
export function AgreementPanel({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(policyTexts);
  const utils = trpc.useUtils();
  const canWrite = useMay('publish');
  const [hasRead, setRead] = useState(false);
  const query = trpc.outline.policy.useQuery({ scenario_id: scenarioId });
  const agree = trpc.outline.agree.useMutation({ onSuccess: () => utils.outline.policy.invalidate() });
  if (query.isError && !query.data) return <QueryFailure query={query} />;
  if (!query.data) return <LoadingPage />;
  const { version, agreed_version, agreed_at } = query.data.data;
  return (
    <Panel title={text('policy.agreement')} padding="roomy">
      <div className={styles.agreement}>
        {agreed_version === version && agreed_at !== null ? (
          <Notice tone="success" role="status">
            {text('policy.agreed', { time: formatDate(agreed_at), version })}
          </Notice>
        ) : (
          <>
            {agreed_version !== null && (
              <Notice tone="warning">{text('policy.outdated', { version: agreed_version })}</Notice>
            )}
            <p>{text('policy.about')}</p>
            {canWrite && (
              <>
                <Checkbox isSelected={hasRead} onChange={setRead}>
                  {text('policy.read')}
                </Checkbox>
                <Button
                  tone="primary"
                  isDisabled={!hasRead}
                  isPending={agree.isPending}
                  onPress={() => agree.mutate({ scenario_id: scenarioId, version: POLICY_VERSION })}
                >
                  {text('policy.agree')}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}
