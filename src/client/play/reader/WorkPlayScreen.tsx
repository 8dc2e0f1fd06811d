import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { centred, patient } from '#client/shell/page.css.ts';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { DocumentError } from '#domain/scenario/ScenarioDocument.ts';
import { beginAsReader, type FirstParty } from './beginAsReader.ts';
import { countPlay } from './countReached.ts';
import { ReaderGame } from './ReaderGame.tsx';
import { fetchWork, type ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';
import { TitleSheet } from './TitleSheet.tsx';

/** /works/{code}/play: a released work is played, with an account or without. */
export default function WorkPlayScreen({ code }: { readonly code: string }) {
  const text = useText(readerTexts);
  const [share, setShare] = useState(0);
  const query = useQuery({
    queryKey: ['released work', code],
    queryFn: () => fetchWork(code, setShare),
    // A game goes on in the world in which it began.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { isQuiet: true },
  });
  if (query.data) return <Played work={query.data} />;
  return (
    <main>
      {query.error instanceof DocumentError ? (
        <p className={centred}>{text(query.error.fault === 'newer' ? 'reader.newer' : 'reader.unreadable')}</p>
      ) : query.error ? (
        <QueryFailure query={query} />
      ) : (
        <div className={patient}>
          <ProgressBar label={text('reader.fetching')} share={share} />
        </div>
      )}
    </main>
  );
}

function Played({ work }: { readonly work: ReleasedWork }) {
  const { world } = work;
  const [session, setSession] = useState<PlaySession>();
  function begin(party: FirstParty) {
    countPlay(work.code);
    setSession(new PlaySession(() => world, beginAsReader(world, party)));
  }
  if (session) return <ReaderGame {...{ work, session }} onLeave={() => setSession(undefined)} />;
  return <TitleSheet work={work} onBegin={begin} />;
}
