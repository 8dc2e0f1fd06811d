import { useText } from '#client/i18n/useText.ts';
import { LoadingPage } from '#client/page/LoadingPage.tsx';
import { useMay } from '#client/page/may.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { useScenarioLanguages, useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { type TitleAuthorName, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import type { Titles } from '#domain/scenario/titleFields.ts';
import { TITLE_INPUTS } from './TitleInputs.tsx';
import { TitlesPanel } from './TitlesPanel.tsx';
import { TitleWindow } from './TitleWindow.tsx';
import * as styles from './titles.css.ts';
import { titleTexts } from './titleTexts.ts';
import { useTitles } from './useTitles.ts';

const NUMBER = String(RECORD_KINDS.title_author_name.first);

/** The titles of a scenario, its author, and the text below its title. */
export default function TitleScreen({ scenarioId }: { readonly scenarioId: string }) {
  const canWrite = useMay('publish');
  const inHand = useTitles(scenarioId, useScenarioLanguages());
  const { titles, query } = inHand;
  if (query.isError && !query.data) return <QueryFailure query={query} />;
  if (!titles) return <LoadingPage />;
  return (
    <RecordScreen
      resource={titleAuthorName}
      scenarioId={scenarioId}
      number={NUMBER}
      inputs={TITLE_INPUTS}
      before={
        <>
          <TitlesPanel {...{ scenarioId, titles, inHand, canWrite }} />
          <TitleWindows titles={titles} />
        </>
      }
    />
  );
}

/** The title screen of the game in each language of the scenario, with the current values of the form. */
function TitleWindows({ titles }: { readonly titles: Titles }) {
  const text = useText(titleTexts);
  const { desk, number } = useOpenRecord();
  const record = useDesk(desk, () => desk.typed(number)) as TitleAuthorName;
  const languages = useWrittenLanguages();
  return (
    <Panel title={text('titles.preview')}>
      <div className={styles.windows}>
        {languages.map((language) => (
          <TitleWindow key={language} titles={titles} record={record} language={language} />
        ))}
      </div>
    </Panel>
  );
}
