import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { bringTexts } from '#client/mapEditor/follow/bringTexts.ts';
import { BringingError, planBringing } from '#client/mapEditor/follow/planBringing.ts';
import type { SelectionDesk } from '#client/mapEditor/selection/selectionDesk.ts';
import { accountAtom } from '#client/page/account.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { paddedRanges } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { clearedRegion, namedByRegion, renumberedRegion } from '#domain/map/foreignRegion.ts';

/**
 * Asks what becomes of the numbers in a part from another scenario: they stay, are cleared, or their records come along. If it is closed
 * without an answer, the part keeps floating.
 */
export default function NumberQuestion({ desk: { selection, scenario } }: { readonly desk: SelectionDesk }) {
  const text = useText(bringTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { region, from = '' } = selection.floating ?? {};
  const source = trpc.scenarios.read.useQuery({ scenario_id: from }, { retry: false, enabled: from !== '' });
  if (!region) return null;
  const named = namedByRegion(region);
  const title = source.data && scenarioTitle(source.data.data, language);
  async function bring() {
    if (!region) return;
    setPending(true);
    setRefusal(undefined);
    try {
      const { moves, records, reused, missing } = await planBringing({ accountId, to: scenario, from, named });
      // The author may have closed the question, or taken up another part, while it was planned.
      if (selection.floating?.region !== region || selection.state.asked !== 'numbers') return;
      selection.dropNumbered(renumberedRegion(region, moves), records.length > 0 ? records : undefined);
      const words = [text('map.bring.done', { added: records.length, reused })];
      if (missing > 0) words.push(text('map.bring.missing', { missing }));
      showSnackbar(words.join(' '), { tone: 'success' });
    } catch (error) {
      if (!(error instanceof BringingError)) throw error;
      setRefusal(text('map.bring.failed', { reason: error.message }));
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => selection.ponder()}
      title={text('map.bring')}
      closeLabel={text('common.close')}
      size="medium"
      actions={
        <>
          <Button onPress={() => selection.dropNumbered(region, undefined)}>{text('map.bring.keep')}</Button>
          <Button onPress={() => selection.dropNumbered(clearedRegion(region), undefined)}>
            {text('map.bring.clear')}
          </Button>
          <Button tone="primary" autoFocus isPending={isPending} onPress={() => void bring()}>
            {text('map.bring.along')}
          </Button>
        </>
      }
    >
      <p>{title === undefined ? text('map.bring.unknown') : text('map.bring.text', { title })}</p>
      <ul>
        {[...named].map(([kind, numbers]) => (
          <li key={kind}>
            {RECORD_KINDS[kind].title[language]} {paddedRanges(kind, numbers)}
          </li>
        ))}
      </ul>
      <p>{text('map.bring.how')}</p>
      <div role="alert">{refusal !== undefined && <p>{refusal}</p>}</div>
    </Dialog>
  );
}
