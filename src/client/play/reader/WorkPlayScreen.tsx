import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RestError } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { centred, patient } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { useContinue } from '#client/play/saves/ContinueDialog.tsx';
import type { GameSaves } from '#client/play/saves/GameSaves.ts';
import { KeptGame } from '#client/play/saves/KeptGame.tsx';
import { LoadedNotice } from '#client/play/saves/LoadedNotice.tsx';
import { type Resumed, resumeGame } from '#client/play/saves/SaveKeeper.ts';
import { SavesDialog } from '#client/play/saves/SavesDialog.tsx';
import { homeOf, useGameSaves, useHasSaves } from '#client/play/saves/useGameSaves.ts';
import { PlaySession } from '#client/play/session/PlaySession.ts';
import { useAskedInputs } from '#client/play/tests/useAskedInputs.ts';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { DocumentError } from '#domain/scenario/DocumentError.ts';
import type { Save } from '#game/saves/Save.ts';
import { beginningOf, type TestInputs } from '#game/saves/TestInputs.ts';
import { beginAsReader, type FirstParty } from './beginAsReader.ts';
import { countPlay } from './countReached.ts';
import { GoneWork } from './GoneWork.tsx';
import { ReaderGame } from './ReaderGame.tsx';
import { fetchWork, type ReleasedWork } from './ReleasedWork.ts';
import { readerTexts } from './readerTexts.ts';
import { TitleDialog } from './TitleDialog.tsx';

/** /works/{code}/play: plays a released work, with or without an account. */
export default function WorkPlayScreen({ code }: { readonly code: string }) {
  const text = useText(readerTexts);
  const [share, setShare] = useState(0);
  const query = useQuery({
    queryKey: ['released work', code],
    queryFn: () => fetchWork(code, setShare),
    // A game continues in the world in which it began.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { isQuiet: true },
  });
  if (query.data) return <Played work={query.data} />;
  return (
    <main>
      {query.error instanceof DocumentError ? (
        <p className={centred}>{text(query.error.fault === 'newer' ? 'reader.newer' : 'reader.unreadable')}</p>
      ) : query.error instanceof RestError && query.error.answer.code === 404 ? (
        <GoneWork code={code} query={query} />
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

/** A running game. */
interface Begun {
  /** Unique per game. */
  readonly id: number;
  readonly session: PlaySession;
  /** The saves of the player who began it; undefined if that was not known yet. */
  readonly saves: GameSaves | undefined;
  /** Whether it begins at a moment that its author has given: it is not kept, and counts for nothing. */
  readonly isGiven: boolean;
}

function Played({ work }: { readonly work: ReleasedWork }) {
  const text = useText(readerTexts);
  const { world, hash } = work;
  const { title_ja, title_en } = work.document.scenario;
  const saves = useGameSaves(`work:${work.code}`);
  const hasSaves = useHasSaves(saves);
  const [game, setGame] = useState<Begun>();
  const [areSavesOpen, setSavesOpen] = useState(false);
  const [resumed, setResumed] = useState<Resumed>();
  const play = (session: PlaySession, isGiven = false) => setGame({ id: (game?.id ?? 0) + 1, session, saves, isGiven });
  function begin(party: FirstParty) {
    countPlay(work.code);
    play(new PlaySession(() => world, beginAsReader(world, party)));
  }
  function load(save: Save) {
    const { session, ...changes } = resumeGame(() => world, save, hash);
    play(session);
    setSavesOpen(false);
    setResumed(changes);
  }
  const given = useAskedInputs(undefined);
  const openGiven = useEffectEvent((moment: TestInputs | 'unreadable') => {
    if (moment === 'unreadable') return void showSnackbar(text('reader.given.unreadable'), { tone: 'danger' });
    const session = new PlaySession(() => world, beginningOf(world, moment));
    const isWhole = session.takeAll(moment.inputs) === moment.inputs.length;
    play(session, true);
    if (!isWhole) showSnackbar(text('reader.given.misfit'), { duration: null });
  });
  useEffect(() => {
    if (given !== undefined && given !== 'reading') openGiven(given);
  }, [given]);
  const onSaves = () => setSavesOpen(true);
  const { goOn, question, isAsking } = useContinue(saves, load, onSaves);
  const home = saves && homeOf(saves, game?.saves);
  const dialog = { title: title_ja, onLoad: load, onClose: () => setSavesOpen(false) };
  return (
    <>
      {game ? (
        <ReaderGame
          key={game.id}
          {...{ work, home, onSaves }}
          session={game.session}
          isGiven={game.isGiven}
          onLeave={() => setGame(undefined)}
        />
      ) : (
        <TitleDialog
          {...{ work, onSaves, hasSaves }}
          isCovered={areSavesOpen || isAsking}
          onBegin={begin}
          onContinue={goOn}
        />
      )}
      {!game && question}
      {saves && home && game && !game.isGiven && (
        <KeptGame
          {...{ saves, home, ...dialog, session: game.session }}
          mark={{ document: hash, title_ja, title_en }}
          isOpen={areSavesOpen}
          onOpen={onSaves}
        />
      )}
      {saves && !game && areSavesOpen && <SavesDialog {...{ saves, ...dialog }} keeper={undefined} />}
      {resumed && <LoadedNotice resumed={resumed} onClose={() => setResumed(undefined)} />}
    </>
  );
}
