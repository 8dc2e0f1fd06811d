import { useAtomValue } from 'jotai';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { canWriteAtom } from '#client/shell/account.ts';
import { LoadingPage } from '#client/shell/LoadingPage.tsx';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { SUBTITLE_INPUTS } from './SubtitleInput.tsx';
import { TitlesPanel } from './TitlesPanel.tsx';
import { TitleWindows } from './TitleWindow.tsx';
import { useTitles } from './useTitles.ts';

const NUMBER = String(RECORD_KINDS.title_author_name.first);

/** What a scenario is called, by whom it is, and what stands below its title. */
export default function TitleScreen({ scenarioId }: { readonly scenarioId: string }) {
  const canWrite = useAtomValue(canWriteAtom);
  const inHand = useTitles(scenarioId);
  const { titles, query } = inHand;
  if (query.isError && !query.data) return <QueryFailure query={query} />;
  if (!titles) return <LoadingPage />;
  return (
    <RecordScreen
      resource={titleAuthorName}
      scenarioId={scenarioId}
      number={NUMBER}
      inputs={SUBTITLE_INPUTS}
      before={
        <>
          <TitlesPanel {...{ scenarioId, titles, inHand, canWrite }} />
          <TitleWindows titles={titles} />
        </>
      }
    />
  );
}
