import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { whenIdle } from '#client/page/whenIdle.ts';
import { ProblemCounts } from './ProblemCounts.tsx';
import { SCENARIO_TABS } from './scenarioTabs.ts';

/** Returns the tabs of a scenario that the user may see, with their counts. */
export function useScenarioTabs(scenarioId: string) {
  const text = useText(scenarioTexts);
  const account = useAtomValue(accountAtom);
  const [path] = useLocation();
  // The server reads the whole scenario for the count, and the screen should not wait for that.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const answer = trpc.checks.count.useQuery({ scenario_id: scenarioId }, { enabled: isIdle }).data?.data;
  // An answer that an earlier version has kept for offline use has no information.
  const counted = answer && Object.assign({ information: 0 }, answer);
  return SCENARIO_TABS.filter((tab) => !(account && tab.isHidden?.(account))).map(
    ({ label, Icon, href, hasChildren, counts }) => {
      const address = href(scenarioId);
      return {
        href: address,
        label: text(label),
        badge: counts && counted && <ProblemCounts {...counted} />,
        Icon,
        hint: counts && counted ? `${text(label)}: ${text('scenarioTab.checks.hint', counted)}` : text(label),
        isCurrent: path === address || (hasChildren === true && path.startsWith(`${address}/`)),
      };
    },
  );
}
