import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { bringTexts } from '#client/mapEditor/follow/bringTexts.ts';
import type { SelectionDesk } from '#client/mapEditor/selection/selectionDesk.ts';
import { accountAtom } from '#client/page/account.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import {
  BringingError,
  type BringingLine,
  type BringingParts,
  copiesOf,
  planBringing,
  scenarioSource,
} from '#client/resource/bring/planBringing.ts';
import { paddedRanges } from '#client/resource/words/recordName.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { paddedNumber, RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { clearedRegion, namedByRegion, renumberedRegion } from '#domain/map/foreignRegion.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { line as lineStyle, lines as linesStyle } from './NumberQuestion.css.ts';

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
  const title = source.data && scenarioTitle(source.data.data, language);
  const named: BringingParts['named'] = region ? namedByRegion(region) : new Map();
  const parts: BringingParts = { accountId, to: scenario, source: scenarioSource(from, title ?? ''), named };
  const plan = useQuery({
    queryKey: ['bringing', from, scenario, title, [...named]],
    queryFn: () => planBringing(parts),
    enabled: !source.isPending,
    retry: false,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  if (!region) return null;
  async function bring() {
    if (!region) return;
    setPending(true);
    setRefusal(undefined);
    try {
      // The scenarios may have changed since the question was asked.
      const now = await planBringing(parts);
      const copies = await copiesOf(now, scenario);
      // The author may have closed the question, or taken up another part, while it was planned.
      if (selection.floating?.region !== region || selection.state.asked !== 'numbers') return;
      selection.dropNumbered(renumberedRegion(region, now.moves), copies.length > 0 ? copies : undefined);
      const { reused, missing } = now;
      const words = [
        copies.length > 0 && text('map.bring.done', { added: copies.length }),
        reused > 0 && text('map.bring.reused', { reused }),
        missing > 0 && text('map.bring.missing', { missing }),
      ];
      showSnackbar(words.filter((word) => word !== false).join(' '), { tone: 'success' });
    } catch (error) {
      if (!(error instanceof BringingError)) throw error;
      setRefusal(error.message);
    } finally {
      setPending(false);
    }
  }
  const reason = refusal ?? (plan.error instanceof BringingError ? plan.error.message : undefined);
  return (
    <Dialog
      isOpen
      onClose={() => selection.ponder()}
      title={text('map.bring')}
      closeLabel={text('common.close')}
      size="medium"
      actions={
        <>
          <Button tone="plain" onPress={() => selection.ponder()}>
            {text('common.cancel')}
          </Button>
          <Button onPress={() => selection.dropNumbered(region, undefined)}>{text('map.bring.keep')}</Button>
          <Button onPress={() => selection.dropNumbered(clearedRegion(region), undefined)}>
            {text('map.bring.clear')}
          </Button>
          <Button tone="primary" autoFocus isPending={isPending} isDisabled={plan.isError} onPress={() => void bring()}>
            {text('map.bring.along')}
          </Button>
        </>
      }
    >
      <p>{title === undefined ? text('map.bring.unknown') : text('map.bring.text', { title })}</p>
      {plan.data ? (
        <ul className={linesStyle}>
          {plan.data.lines.map((line) => (
            <li key={`${line.kind} ${line.from}`} className={lineStyle}>
              <Line {...line} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <ul>
            {[...named].map(([kind, numbers]) => (
              <li key={kind}>
                {RECORD_KINDS[kind].title[language]} {paddedRanges(kind, numbers)}
              </li>
            ))}
          </ul>
          {plan.isPending && <Spinner size="small" label={text('map.bring.reading')} />}
        </>
      )}
      <div role="alert">
        {reason !== undefined && <Notice tone="danger">{text('map.bring.failed', { reason })}</Notice>}
      </div>
      <p>{text('map.bring.how')}</p>
    </Dialog>
  );
}

const COMES = { copied: 'map.bring.copied', reused: 'map.bring.reuse', missing: 'map.bring.absent' } as const;

/** A record that comes along: what it is, its name, and its number here. */
function Line({ kind, from, to, name, is }: BringingLine) {
  const text = useText(bringTexts);
  const language = useAtomValue(languageAtom);
  const number = paddedNumber(kind, to);
  return (
    <>
      <span>
        {RECORD_KINDS[kind].title[language]} {paddedNumber(kind, from)}
      </span>
      <span>{inLanguage(name, language)}</span>
      <span>{text(COMES[is], { number })}</span>
    </>
  );
}
