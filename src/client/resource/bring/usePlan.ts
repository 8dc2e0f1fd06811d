import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { accountAtom } from '#client/page/account.ts';
import { showError } from '#client/page/showError.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { RecordsByKind } from '#domain/scenario/bringRecords.ts';
import { sourceOf } from './builtInSource.ts';
import { BringingError, type BringingPlan, copiesOf, planBringing } from './planBringing.ts';
import { writeBrought } from './writeBrought.ts';

/** The plan of what would come, or the reason why nothing can. */
export type Outlook = { readonly plan: BringingPlan } | { readonly refusal: string };

/** Records that have come. */
export interface Brought {
  readonly plan: BringingPlan;
  /** How many were written. */
  readonly count: number;
  /** Takes all of them back. */
  readonly undo: () => void;
}

type Named = ReadonlyMap<RecordKindName, readonly number[]>;

/**
 * Returns what comes along with some records, worked out again when others are named; undefined meanwhile. `bring` works it out once more,
 * as the scenario may have changed since, and writes it; it returns undefined if that is refused, which `outlook` then tells.
 */
export function usePlan(scenarioId: string, records: RecordsByKind | undefined, named: Named | undefined) {
  const accountId = useAtomValue(accountAtom)?.id ?? '';
  const [found, setFound] = useState<{ readonly named: Named; readonly outlook: Outlook }>();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!records || !named) return;
    let isCurrent = true;
    void outlookOf({ accountId, to: scenarioId, source: sourceOf(records), named }).then((outlook) => {
      if (isCurrent) setFound({ named, outlook });
    });
    return () => {
      isCurrent = false;
    };
  }, [accountId, scenarioId, records, named]);

  async function bring(): Promise<Brought | undefined> {
    if (!records || !named) return undefined;
    setPending(true);
    try {
      const outlook = await outlookOf({ accountId, to: scenarioId, source: sourceOf(records), named });
      setFound({ named, outlook });
      if (!('plan' in outlook)) return undefined;
      const written = await copiesOf(outlook.plan, scenarioId);
      return { plan: outlook.plan, count: written.length, undo: writeBrought(written, outlook.plan.desks) };
    } catch (error) {
      if (error instanceof BringingError) setFound({ named, outlook: { refusal: error.message } });
      else showError(error);
      return undefined;
    } finally {
      setPending(false);
    }
  }
  return { outlook: found?.named === named ? found?.outlook : undefined, bring, isPending };
}

async function outlookOf(parts: Parameters<typeof planBringing>[0]): Promise<Outlook> {
  try {
    return { plan: await planBringing(parts) };
  } catch (error) {
    if (!(error instanceof BringingError)) throw error;
    return { refusal: error.message };
  }
}
