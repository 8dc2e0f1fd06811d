import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { scenarioTitle } from '#client/page/scenario/scenario.ts';
import { ScenarioLanguagesContext } from '#client/page/scenario/scenarioLanguages.ts';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import { ScenarioBar } from './ScenarioBar.tsx';
import * as styles from './ScenarioLayout.css.ts';

interface ScenarioLayoutProps {
  readonly scenarioId: string;
  readonly children: ReactNode;
}

/** The frame of a scenario's screens, inside of the default layout: its title in the top bar, its tabs, its backups. */
export default function ScenarioLayout({ scenarioId, children }: ScenarioLayoutProps) {
  const language = useAtomValue(languageAtom);
  const scenario = trpc.scenarios.read.useQuery({ scenario_id: scenarioId });
  usePageTitle(scenario.data ? scenarioTitle(scenario.data.data, language) : '');
  if (scenario.isError && !scenario.data) return <QueryFailure query={scenario} />;
  if (!scenario.data) return <LoadingPage />;
  return (
    <ScenarioLanguagesContext value={scenario.data.data.languages}>
      <ScenarioBar scenarioId={scenarioId} />
      <div className={styles.screen}>{children}</div>
    </ScenarioLanguagesContext>
  );
}
