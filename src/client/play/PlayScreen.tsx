import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { cellHref } from '#client/mapEditor/events/useCellLink.ts';
import { RecordsPending } from '#client/resource/RecordsPending.tsx';
import { numberedName } from '#client/resource/recordName.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/writtenNumbers.ts';
import { QueryFailure } from '#client/shell/QueryFailure.tsx';
import { playPath, scenarioPath } from '#client/shell/scenario/scenario.ts';
import { usePartTitle } from '#client/shell/usePageTitle.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { AuthorGame } from './AuthorGame.tsx';
import * as styles from './PlayScreen.css.ts';
import { StartSheet } from './panels/StartSheet.tsx';
import { beginGame, type SetUp, usualSetUp } from './session/beginGame.ts';
import { PlaySession } from './session/PlaySession.ts';
import { playTexts } from './words/playTexts.ts';
import { type EditedWorld, WORLD_KINDS } from './world/EditedWorld.ts';
import { useEditedWorld } from './world/useEditedWorld.ts';

/** /scenarios/{id}/play */
export default function PlayScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(playTexts);
  usePartTitle(text('play.screen'));
  const { world, query } = useEditedWorld(scenarioId);
  if (world) return <Play scenarioId={scenarioId} edited={world} />;
  return query.error ? (
    <QueryFailure query={query} />
  ) : (
    <RecordsPending resources={WORLD_KINDS} scenarioId={scenarioId} />
  );
}

/** A game under way, and how it began. */
interface Begun {
  /** Another one for each game. */
  readonly id: number;
  readonly session: PlaySession;
  readonly setUp: SetUp;
}

/** The game of each scenario that is in hand: it stays while its author draws on. */
const games = new WeakMap<EditedWorld, Begun>();

function Play({ scenarioId, edited }: { readonly scenarioId: string; readonly edited: EditedWorld }) {
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const at = standingIn(edited.world, useSearch());
  const [game, setGame] = useState(games.get(edited));
  const [isAsking, setAsking] = useState(false);
  const flags = useRecordDesk(eventFlag, scenarioId);
  const flagName = (flag: number) => (flags ? numberedName(eventFlag, flags.record(flag), flag, language) : `${flag}`);
  const namedFlags = flags ? writtenNumbers(flags) : [];
  /** The sheet is answered: what the address asked for is done. */
  function play() {
    setAsking(false);
    if (at) navigate(playPath(scenarioId), { replace: true });
  }
  function start(setUp: SetUp) {
    const begun = {
      id: (game?.id ?? 0) + 1,
      setUp,
      session: new PlaySession(() => edited.world, beginGame(edited.world, setUp)),
    };
    games.set(edited, begun);
    setGame(begun);
    play();
  }
  function bring(to: Standing) {
    game?.session.take({ do: 'place', ...to });
    play();
  }
  const toMap = (place: Standing | null | undefined) =>
    navigate(place && place.floor > 0 ? cellHref(scenarioId, place) : `${scenarioPath(scenarioId)}/floor-maps`);
  const wanted = at ?? game?.setUp.at ?? null;
  const setUp = game ? { ...game.setUp, at: wanted } : usualSetUp(edited.world, wanted);
  return (
    <div className={styles.screen}>
      {game && (
        <AuthorGame
          key={game.id}
          {...{ edited, flagName, namedFlags }}
          session={game.session}
          onMap={() => toMap(game.session.state.place)}
          onRestart={() => setAsking(true)}
        />
      )}
      {(isAsking || at || !game) && (
        <StartSheet
          // Each cell has a sheet of its own.
          key={JSON.stringify(at)}
          world={edited.world}
          setUp={setUp}
          flags={namedFlags.map((value) => ({ value, label: flagName(value) }))}
          onStart={start}
          onContinue={game && play}
          onBring={game && at && game.session.state.pending === null ? bring : undefined}
          onClose={() => (game && !at ? setAsking(false) : toMap(at))}
        />
      )}
    </div>
  );
}

/** The cell that an address names; null where it names none that there is. */
function standingIn(world: World, search: string): Standing | null {
  const names = new URLSearchParams(search);
  const [floor = 0, x = -1, y = -1, toward] = ['floor', 'x', 'y', 'facing'].map((name) => Number(names.get(name)));
  const found = world.floors.get(floor);
  if (!found || !hasCell(found, { x, y }) || !Number.isInteger(x) || !Number.isInteger(y)) return null;
  return { floor, x, y, facing: FACINGS.find((facing) => facing === toward) ?? 1 };
}
