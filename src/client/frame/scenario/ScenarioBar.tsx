import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { scenarioTexts } from '#client/page/scenario/scenarioTexts.ts';
import { TabBar } from '#client/ui/TabBar.tsx';
import { BackupButton } from './BackupButton.tsx';
import { ReadOnlyBadge } from './ReadOnlyBadge.tsx';
import * as styles from './ScenarioLayout.css.ts';
import { useScenarioTabs } from './useScenarioTabs.tsx';

/** The tabs of a scenario and the button that saves a backup, or a badge if the scenario is read-only. */
export function ScenarioBar({ scenarioId }: { scenarioId: string }) {
  const text = useText(scenarioTexts);
  const canWrite = useMay('edit');
  const [, navigate] = useLocation();
  const tabs = useScenarioTabs(scenarioId).map(({ Icon, ...tab }) => ({
    ...tab,
    icon: <Icon size={16} aria-hidden />,
  }));
  return (
    <div className={styles.bar}>
      <div className={styles.tabs}>
        <TabBar label={text('scenarioTab.navigation')} tabs={tabs} onNavigate={navigate} />
      </div>
      {canWrite ? <BackupButton scenarioId={scenarioId} /> : <ReadOnlyBadge />}
    </div>
  );
}
