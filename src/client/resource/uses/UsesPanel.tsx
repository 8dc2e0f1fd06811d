import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { muted } from '#client/resource/form/panels.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { UseList } from './UseList.tsx';
import { useUses } from './useUses.ts';

/** Places that are listed at once. */
const MOST_USES = 100;

/** Every place in the scenario that names the record. */
export function UsesPanel() {
  const text = useText();
  const { desk, number } = useOpenRecord();
  const { query, uses } = useUses(desk, [number]);
  return (
    <div id="uses">
      <Panel
        title={text('record.uses')}
        actions={
          query.isError && (
            <Button size="small" onPress={() => void query.refetch()}>
              {text('common.retry')}
            </Button>
          )
        }
      >
        {query.isPending && <Spinner label={text('common.loading')} />}
        {query.isError && !uses && <p className={muted}>{text('error.notLoaded')}</p>}
        {uses?.length === 0 && <p className={muted}>{text('record.uses.none')}</p>}
        {uses && uses.length > 0 && <UseList uses={uses} most={MOST_USES} scenarioId={desk.scenarioId} />}
      </Panel>
    </div>
  );
}
