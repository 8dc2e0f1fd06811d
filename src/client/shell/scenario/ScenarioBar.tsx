import { useAtomValue } from 'jotai';
import Eye from 'lucide-react/icons/eye';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom, canWriteAtom } from '#client/shell/account.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { BackupButton } from './BackupButton.tsx';
import * as styles from './ScenarioLayout.css.ts';
import { scenarioFrameTexts } from './scenarioFrameTexts.ts';
import { SCENARIO_TABS } from './scenarioTabs.ts';

/** The tabs of a scenario and the button that saves a backup of it, or the word that nothing here may be changed. */
export function ScenarioBar({ scenarioId }: { scenarioId: string }) {
  const text = useText(scenarioFrameTexts);
  const account = useAtomValue(accountAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const [path, navigate] = useLocation();
  const counted = trpc.checks.count.useQuery({ scenario_id: scenarioId }).data?.data;
  const problems = counted ? counted.errors + counted.warnings : 0;
  const tabs = SCENARIO_TABS.filter((tab) => !(account && tab.isHidden?.(account))).map(
    ({ label, Icon, href, hasChildren, counts }) => {
      const address = href(scenarioId);
      const isCurrent = path === address || (hasChildren === true && path.startsWith(`${address}/`));
      const name = text(label);
      return {
        href: address,
        label: counts && problems > 0 ? text('scenarioTab.counted', { label: name, count: problems }) : name,
        icon: <Icon size={16} aria-hidden />,
        hint: counts && counted && text('scenarioTab.checks.hint', counted),
        isCurrent,
      };
    },
  );
  return (
    <div className={styles.bar}>
      <div className={styles.tabs}>
        <TabBar label={text('scenarioTab.navigation')} tabs={tabs} onNavigate={navigate} />
      </div>
      {canWrite ? (
        <BackupButton scenarioId={scenarioId} />
      ) : (
        <span className={styles.readOnly} title={text('readOnly.reason')}>
          <Eye size={16} aria-hidden />
          {text('readOnly.badge')}
        </span>
      )}
    </div>
  );
}
