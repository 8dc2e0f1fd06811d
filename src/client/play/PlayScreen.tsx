import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { accountAtom } from '#client/page/account.ts';
import { useMay } from '#client/page/may.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { besideGameAtom } from '#client/page/scenario/besideGame.ts';
import { pausedGamesAtom, pausedKey } from '#client/page/scenario/pausedGames.ts';
import { cellHref, HERE, playPath, STRAIGHT, scenarioPath } from '#client/page/scenario/scenario.ts';
import { usePartTitle } from '#client/page/usePageTitle.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk, useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { numberedName } from '#client/resource/words/recordName.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import { type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { type SetUp, setUpField, testSetUp } from '#domain/resources/tests/testSetUp.ts';
import { isOpen } from '#domain/scenario/statusSteps.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { isOfTheseRules } from '#game/saves/Inputs.ts';
import type { Save } from '#game/saves/Save.ts';
import { type TestInputs, unpackTest } from '#game/saves/TestInputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import { FACINGS, type Standing } from '#game/state/Standing.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { AuthorGame } from './AuthorGame.tsx';
import * as styles from './PlayScreen.css.ts';
import { StartDialog } from './panels/StartDialog.tsx';
import { useContinue } from './saves/ContinueDialog.tsx';
import { KeptGame } from './saves/KeptGame.tsx';
import { LoadedNotice } from './saves/LoadedNotice.tsx';
import { type Resumed, resumeGame } from './saves/SaveKeeper.ts';
import { SavesDialog } from './saves/SavesDialog.tsx';
import { useGameSaves, useHasSaves } from './saves/useGameSaves.ts';
import { keepLastSetUp, lastSetUp } from './session/lastSetUp.ts';
import { PlaySession } from './session/PlaySession.ts';
import { MomentMenu } from './tests/MomentMenu.tsx';
import { recordAnew } from './tests/recordAnew.ts';
import { SetUpList } from './tests/SetUpList.tsx';
import { TestsDialog } from './tests/TestsDialog.tsx';
import { testTexts } from './tests/testTexts.ts';
import { useAskedInputs } from './tests/useAskedInputs.ts';
import { labelAny } from './words/labelInput.ts';
import { Names } from './words/Names.ts';
import { playTexts } from './words/playTexts.ts';
import { type EditedWorld, WORLD_KINDS } from './world/EditedWorld.ts';
import { useEditedWorld } from './world/useEditedWorld.ts';

/** The records of test plays that authors keep. */
const KEPT_KINDS = [testSetUp, playTest];

/** /scenarios/{id}/play */
export default function PlayScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(playTexts);
  const isBeside = useAtomValue(besideGameAtom) !== undefined;
  usePartTitle(isBeside ? undefined : text('play.screen'));
  const { world, query } = useEditedWorld(scenarioId);
  const [setUps, tests] = useRecordDesks(KEPT_KINDS, scenarioId);
  if (world && setUps && tests) return <Play edited={world} {...{ scenarioId, setUps, tests }} />;
  return query.error ? (
    <QueryFailure query={query} />
  ) : (
    <RecordsPending resources={[...WORLD_KINDS, ...KEPT_KINDS]} scenarioId={scenarioId} />
  );
}

/** A running game, and how it began. */
interface Begun {
  /** Unique per game. */
  readonly id: number;
  readonly session: PlaySession;
  readonly setUp: SetUp;
}

/** The current game of each scenario: it stays while its author edits the map. */
const games = new WeakMap<EditedWorld, Begun>();

interface PlayProps {
  readonly scenarioId: string;
  readonly edited: EditedWorld;
  readonly setUps: RecordDesk;
  readonly tests: RecordDesk;
}

function Play({ scenarioId, edited, setUps, tests }: PlayProps) {
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('play');
  const text = useText(testTexts, playTexts);
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const isStraight = asked.has(STRAIGHT);
  const at = standingIn(edited.world, asked);
  const owner = pausedKey(useAtomValue(accountAtom)?.id ?? '', scenarioId);
  const kept = keptIn(setUps, asked.get('setup')) as RecordOf<typeof testSetUp> | undefined;
  const testAsked = keptIn(tests, asked.get('test')) as PlayTest | undefined;
  const askedTest = testAsked && Number(asked.get('test'));
  const journal = useAskedInputs(testAsked);
  const [game, setGame] = useState(games.get(edited));
  const [isAsking, setAsking] = useState(false);
  const [areTestsOpen, setTestsOpen] = useState(false);
  const [areSavesOpen, setSavesOpen] = useState(false);
  const [resumed, setResumed] = useState<Resumed>();
  const saves = useGameSaves(`scenario:${scenarioId}`);
  const hasSaves = useHasSaves(saves);
  const scenario = trpc.scenarios.read.useQuery({ scenario_id: scenarioId }).data?.data;
  const flags = useRecordDesk(eventFlag, scenarioId);
  const flagName = (flag: number) => (flags ? numberedName(eventFlag, flags.record(flag), flag, language) : `${flag}`);
  const namedFlags = flags ? writtenNumbers(flags) : [];
  const flagOptions = namedFlags.map((value) => ({ value, label: flagName(value) }));
  const isAddressed = at !== null || isStraight || kept !== undefined || journal !== undefined;
  /** The dialogs are answered, and the address has been handled. */
  function play() {
    setAsking(false);
    setTestsOpen(false);
    if (isAddressed) navigate(playPath(scenarioId), { replace: true });
  }
  function begin(session: PlaySession, setUp: SetUp) {
    const begun = { id: (game?.id ?? 0) + 1, setUp, session };
    games.set(edited, begun);
    setGame(begun);
    play();
  }
  function beginWith(setUp: SetUp): PlaySession {
    const session = new PlaySession(() => edited.world, beginGame(edited.world, setUp), setUp);
    keepLastSetUp(owner, setUp);
    begin(session, setUp);
    return session;
  }
  function goOnFrom(save: Save): PlaySession {
    const { session, ...changes } = resumeGame(() => edited.world, save, null);
    begin(session, game?.setUp ?? usualSetUp(edited.world, null));
    setResumed(changes);
    return session;
  }
  /** Replays a journal as far as it fits. */
  function open(once: TestInputs | 'unreadable', number?: number) {
    if (once === 'unreadable') {
      showSnackbar(text('moment.unreadable'), { tone: 'danger' });
      return play();
    }
    const session = 'save' in once ? goOnFrom(once.save) : beginWith(once.set_up);
    const done = session.takeAll(once.inputs);
    if (!isOfTheseRules(once)) {
      const anew = () => number !== undefined && void recordAnew(tests, number, edited.world, text);
      showSnackbar(text('moment.older'), {
        duration: null,
        ...(canWrite && number !== undefined && { action: { label: text('test.anew.do'), onPress: anew } }),
      });
    }
    const misfit = once.inputs[done];
    if (misfit === undefined) return;
    const name = labelAny(text, new Names(edited.world, language), session.state, misfit);
    const key = name === '' ? 'moment.misfit' : 'moment.misfit.named';
    showSnackbar(text(key, { step: done + 1, name }), { tone: 'danger', duration: null });
  }
  useEffect(() => {
    if (journal !== undefined && journal !== 'reading') openAsked(journal);
  }, [journal]);
  const openAsked = useEffectEvent((once: TestInputs | 'unreadable') => open(once, askedTest));
  /**
   * Continues the paused game, or begins with the last set-up: in the cell of the address, or at the entrance of its floor's labyrinth. From
   * the menu of a cell it begins there in any case.
   */
  const goStraight = useEffectEvent(() => {
    const isHere = asked.get(STRAIGHT) === HERE && at !== null;
    if (game && !isOver(game.session.state) && !isHere) return play();
    beginWith(beginningAt(at ?? entranceOf(edited.world, Number(asked.get('floor')))));
  });
  useEffect(() => {
    if (isStraight) goStraight();
  }, [isStraight]);
  usePausing(owner, game?.session);
  const beginningAt = (place: Standing | null): SetUp => ({
    ...(lastSetUp(owner) ?? usualSetUp(edited.world, null)),
    at: place ?? setUpField.initial.at,
  });
  function load(save: Save) {
    goOnFrom(save);
    setSavesOpen(false);
  }
  function bring(to: Standing) {
    game?.session.take({ do: 'place', ...to });
    play();
  }
  const { goOn, question } = useContinue(saves, load, () => setSavesOpen(true));
  const toMap = (place: Standing | null | undefined) =>
    navigate(place && place.floor > 0 ? cellHref(scenarioId, place) : `${scenarioPath(scenarioId)}/floor-maps`);
  const setUp = kept?.set_up ?? (game ? { ...game.setUp, ...(at && { at }) } : beginningAt(at));
  return (
    <div className={styles.screen}>
      {game && (
        <AuthorGame
          key={game.id}
          {...{ edited, flagName, namedFlags }}
          session={game.session}
          onMap={() => toMap(game.session.state.place)}
          onRestart={() => setAsking(true)}
          onSaves={() => setSavesOpen(true)}
          moment={(names) => (
            <MomentMenu
              {...{ names, flagName, canWrite }}
              session={game.session}
              desk={tests}
              workCode={scenario && isOpen(scenario) ? (scenario.scenario_code ?? undefined) : undefined}
              flags={flagOptions}
              onTests={() => setTestsOpen(true)}
            />
          )}
        />
      )}
      {game && saves && (
        <KeptGame
          {...{ saves, home: saves, session: game.session }}
          mark={{ document: null, title_ja: scenario?.title_ja ?? '', title_en: scenario?.title_en ?? '' }}
          isOpen={areSavesOpen}
          onOpen={() => setSavesOpen(true)}
          onClose={() => setSavesOpen(false)}
          onLoad={load}
        />
      )}
      {question}
      {saves && !game && areSavesOpen && (
        <SavesDialog
          {...{ saves }}
          keeper={undefined}
          title={scenario?.title_ja ?? ''}
          onLoad={load}
          onClose={() => setSavesOpen(false)}
        />
      )}
      {resumed && <LoadedNotice resumed={resumed} onClose={() => setResumed(undefined)} />}
      {!isStraight && (isAsking || at || kept || !(game || journal)) && (
        <StartDialog
          // The dialog is mounted again for each cell and each set-up.
          key={JSON.stringify([at, asked.get('setup')])}
          world={edited.world}
          setUp={setUp}
          flags={flagOptions}
          setUpList={(present, choose) => (
            <SetUpList
              desk={setUps}
              world={edited.world}
              setUp={present}
              onChoose={choose}
              onTests={() => setTestsOpen(true)}
            />
          )}
          onStart={beginWith}
          onContinue={game ? play : hasSaves ? goOn : undefined}
          onBring={game && at && game.session.state.pending === null ? bring : undefined}
          onClose={() => (game && !at ? play() : toMap(at))}
        />
      )}
      {areTestsOpen && (
        <TestsDialog
          {...{ edited, flagName }}
          desk={tests}
          onOpen={(test, number) => void unpackTest(test).then((once) => open(once ?? 'unreadable', number))}
          onClose={() => setTestsOpen(false)}
        />
      )}
    </div>
  );
}

/** Tells the map where the party is: while the game stands beside it, and after it was left. */
function usePausing(owner: string, session: PlaySession | undefined): void {
  const setPaused = useSetAtom(pausedGamesAtom);
  useEffect(() => {
    if (!session) return;
    const tell = () => {
      const { state } = session;
      const place = !isOver(state) && state.place.floor > 0 ? state.place : undefined;
      setPaused((before) => ({ ...before, [owner]: place }));
    };
    tell();
    return session.subscribe(tell);
  }, [owner, setPaused, session]);
}

const isOver = ({ mode }: GameState): boolean => mode === 'over' || mode === 'ended';

/** Returns the entrance of the labyrinth that has a floor; null if there is none: then a game begins in the city. */
function entranceOf(world: World, floor: number): Standing | null {
  const entrance = world.labyrinths.get(world.labyrinthOf.get(floor) ?? Number.NaN)?.entrance;
  const found = entrance && world.floors.get(entrance.floor);
  return found && hasCell(found, entrance) ? { ...entrance, facing: 1 } : null;
}

/** Returns the record under the number in the address; undefined if there is none. */
function keptIn(desk: RecordDesk, named: string | null): object | undefined {
  const number = Number(named);
  return writtenNumbers(desk).includes(number) ? desk.record(number) : undefined;
}

/** Returns the cell in the address; null if it does not exist. */
function standingIn(world: World, names: URLSearchParams): Standing | null {
  if (!names.has('x') || !names.has('y')) return null;
  const [floor = 0, x = -1, y = -1, toward] = ['floor', 'x', 'y', 'facing'].map((name) => Number(names.get(name)));
  const found = world.floors.get(floor);
  if (!found || !hasCell(found, { x, y }) || !Number.isInteger(x) || !Number.isInteger(y)) return null;
  return { floor, x, y, facing: FACINGS.find((facing) => facing === toward) ?? 1 };
}
