import { useQuery } from '@tanstack/react-query';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { paddedNumber, RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { TableView } from './TableView.ts';

/** Most places that are listed; of the others there is a count. */
const MOST_USES = 8;

/** Asks before records become blank, and says where they are used. */
export function ClearRowsDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText();
  const { resource, scenarioId } = view.desk;
  const { language } = view.reader;
  const numbers = view.selectedNumbers;
  const uses = useQuery({
    queryKey: ['uses', scenarioId, resource.name, numbers],
    queryFn: () => trpcClient.records[resource.name].uses.query({ scenario_id: scenarioId, numbers: [...numbers] }),
  });
  const places = (uses.data?.data ?? []).map(({ kind, number, path }) => {
    const name = kind as RecordKindName;
    const leaf = resourceOf(name)?.leaves.find((one) => one.path === path);
    return `${RECORD_KINDS[name].title[language]} ${paddedNumber(name, number)} ${leaf?.label[language] ?? path}`;
  });
  function run() {
    view.clearRows();
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('records.clearRows.title')}
      tone={places.length > 0 ? 'danger' : 'normal'}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone={places.length > 0 ? 'danger' : 'primary'} isPending={uses.isPending} autoFocus onPress={run}>
            {text('records.clearRows.do')}
          </Button>
        </>
      }
    >
      <p>{text('records.clearRows.question', { count: numbers.length })}</p>
      {places.length > 0 && (
        <>
          <p>{text('records.clearRows.uses')}</p>
          <ul>
            {places.slice(0, MOST_USES).map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          {places.length > MOST_USES && <p>{text('records.clearRows.more', { count: places.length - MOST_USES })}</p>}
        </>
      )}
    </Dialog>
  );
}
