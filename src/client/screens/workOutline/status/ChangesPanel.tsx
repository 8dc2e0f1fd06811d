import { failureText } from '#client/api/failureText.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { DifferenceView } from '#client/screens/backups/DifferenceView.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { MovedNumbers } from './MovedNumbers.tsx';
import { changes as changesStyle } from './status.css.ts';
import { statusTexts } from './statusTexts.ts';
import { useReleaseChanges } from './usePublishing.ts';

/** The changes since the last release, and whether players' saves still fit. */
export function ChangesPanel({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(statusTexts);
  const query = useReleaseChanges(scenarioId);
  const changes = query.data?.data;
  return (
    <Panel title={text('changes.title')}>
      {query.isPending && <Spinner label={text('changes.comparing')} />}
      {query.isError && <p role="alert">{failureText(query.error)}</p>}
      {changes === null && <p className={muted}>{text('changes.none')}</p>}
      {changes && (
        <div className={changesStyle}>
          <MovedNumbers moved={changes.moved} />
          <DifferenceView scenarioId={scenarioId} difference={changes.difference} onRestore={undefined} />
        </div>
      )}
    </Panel>
  );
}
