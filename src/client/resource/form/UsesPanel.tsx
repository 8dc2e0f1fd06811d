import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useOpenRecord } from './OpenRecord.ts';
import { muted } from './panels.css.ts';
import { UseList } from './UseList.tsx';
import { useUses } from './useUses.ts';

/** Every place in the scenario that names the record. */
export function UsesPanel() {
  const text = useText();
  const { desk, number } = useOpenRecord();
  const { query, uses } = useUses(desk, number);
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
        {uses && uses.length > 0 && <UseList uses={uses} scenarioId={desk.scenarioId} />}
      </Panel>
    </div>
  );
}
