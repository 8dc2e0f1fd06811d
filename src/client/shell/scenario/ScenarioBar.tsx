import { useAtomValue } from 'jotai';
import Eye from 'lucide-react/icons/eye';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom, canWriteAtom } from '#client/shell/account.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { BackupButton } from './BackupButton.tsx';
import * as styles from './ScenarioLayout.css.ts';
import { SCENARIO_TABS } from './scenarioTabs.ts';

/** The tabs of a scenario and the button that saves a backup of it, or the word that nothing here may be changed. */
export function ScenarioBar({ scenarioId }: { scenarioId: string }) {
  const text = useText();
  const account = useAtomValue(accountAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const [path, navigate] = useLocation();
  const tabs = SCENARIO_TABS.filter((tab) => !(account && tab.isHidden?.(account))).map(
    ({ label, Icon, href, hasChildren }) => {
      const address = href(scenarioId);
      const isCurrent = path === address || (hasChildren === true && path.startsWith(`${address}/`));
      return { href: address, label: text(label), icon: <Icon size={16} aria-hidden />, isCurrent };
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
