import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { AUTOMAP_ALWAYS, AUTOMAP_BY_MAGIC, COORDINATES_ALWAYS } from '#domain/resources/rules/npcMagicRelated.ts';
import type { Report } from '#game/reports.ts';
import type { GameState, Mode } from '#game/state/GameState.ts';
import { TownScreen } from './city/TownScreen.tsx';
import * as styles from './GameScreen.css.ts';
import { AuthorPanel } from './panels/AuthorPanel.tsx';
import { Automap } from './panels/Automap.tsx';
import { AnswerForm, Choices } from './panels/Choices.tsx';
import { FoeStage } from './panels/FoeStage.tsx';
import { MovePad } from './panels/MovePad.tsx';
import { PartyPanel } from './panels/PartyPanel.tsx';
import { TextWindow } from './panels/TextWindow.tsx';
import { TimelineBar } from './panels/TimelineBar.tsx';
import { toolsTexts } from './panels/toolsTexts.ts';
import type { PlaySession } from './session/PlaySession.ts';
import { useGame } from './useGame.ts';
import type { PlayCamera } from './view/PlayCamera.ts';
import { PlayView } from './view/PlayView.tsx';
import type { Names } from './words/Names.ts';
import { playTexts } from './words/playTexts.ts';
import type { EditedWorld } from './world/EditedWorld.ts';

interface GameScreenProps {
  readonly session: PlaySession;
  readonly edited: EditedWorld;
  readonly flagName: (flag: number) => string;
  readonly namedFlags: readonly number[];
  /** Back to the map, to where the party stands. */
  readonly onMap: () => void;
  readonly onRestart: () => void;
  /** How its author keeps the present moment. */
  readonly moment: (names: Names) => ReactNode;
}

/** Pictures of what the game is at where there is nothing to look at. */
const PICTURES: Partial<Record<Mode, number>> = { chest: 43, over: 74, ended: 47 };

/** A game under way: the view, the words, the party and the map, and beside them what its author has. */
export function GameScreen({ session, edited, flagName, namedFlags, onMap, onRestart, moment }: GameScreenProps) {
  const text = useText(playTexts, toolsTexts, shellTexts);
  const isPhone = useMedia(screen.phone);
  const [areToolsOpen, setToolsOpen] = useState(false);
  const world = useSyncExternalStore(edited.subscribe, () => edited.world);
  const camera = useRef<PlayCamera>(undefined);
  const game = useGame(session, world, camera, onMap);
  const rested = useRef(game.goOn);
  rested.current = game.goOn;
  const onRest = useCallback(() => rested.current(), []);
  const { state } = session;
  const { shown } = game;
  const { isInTown } = game;
  const { automap, coordinate_shown } = world.rules.magic;
  const isTold = (kind: Report['kind']) => session.timeline.present.reports.some((one) => one.kind === kind);
  const isMapped = automap === AUTOMAP_ALWAYS || (automap === AUTOMAP_BY_MAGIC && isTold('map'));
  const picture = game.picture ?? PICTURES[shown.mode] ?? NO_GRAPHIC.code;
  const tools = (
    <AuthorPanel
      {...{ world, state, flagName, namedFlags, onMap, onRestart }}
      names={game.names}
      onGive={(input) => session.take(input)}
    />
  );
  return (
    <div className={styles.layout}>
      <div className={styles.game({ isInTown })} role="application" aria-label={text('play.game')}>
        <div className={styles.view}>
          <PlayView session={session} world={world} cameraRef={camera} onRest={onRest}>
            {isInTown && (
              <TownScreen
                {...{ world, state }}
                names={game.names}
                inputs={session.inputs}
                give={game.give}
                counter={game.counter}
                onCounterLeft={game.onCounterLeft}
              />
            )}
            {shown.battle && <FoeStage battle={shown.battle} world={world} names={game.names} />}
            {picture !== NO_GRAPHIC.code && (
              <span className={styles.picture}>
                <DisplayGraphic code={picture} />
              </span>
            )}
          </PlayView>
        </div>
        <div className={styles.words}>
          <TextWindow
            {...{ flagName }}
            timeline={session.timeline}
            lines={world.rules.items.message_window}
            names={game.names}
            told={game.told}
            page={game.page}
          >
            <div className={styles.doing}>
              {game.isAnswering && <AnswerForm onAnswer={(answer) => game.give({ do: 'answer', text: answer })} />}
              <Choices
                choices={game.choices}
                title={game.title}
                isAsked={game.isAsked && !game.isAnswering && !isInTown}
              />
            </div>
          </TextWindow>
        </div>
        <div className={styles.beside}>
          <PartyPanel world={world} state={shown} names={game.names} />
          {!isInTown && (
            <>
              <div className={styles.map}>
                {isMapped && <Automap world={world} state={state} />}
                <PlaceLine
                  state={state}
                  names={game.names}
                  isThere={world.floors.has(state.place.floor)}
                  isLocated={coordinate_shown === COORDINATES_ALWAYS || isTold('coordinates')}
                />
              </div>
              <div className={styles.pad}>
                <MovePad isDisabled={!game.canMove} onMove={(what) => game.give({ do: what })} />
              </div>
            </>
          )}
        </div>
      </div>
      {!isPhone && (
        <aside className={styles.tools} aria-label={text('tools.title')}>
          {tools}
        </aside>
      )}
      <div className={styles.foot}>
        <TimelineBar timeline={session.timeline} names={game.names} onTravel={game.travel}>
          {moment(game.names)}
        </TimelineBar>
        {isPhone && (
          <Button tone="plain" icon={<Wrench size={16} />} onPress={() => setToolsOpen(true)}>
            {text('tools.title')}
          </Button>
        )}
      </div>
      {isPhone && (
        <Dialog
          isOpen={areToolsOpen}
          title={text('tools.title')}
          closeLabel={text('common.close')}
          onClose={() => setToolsOpen(false)}
          actions={<Button onPress={() => setToolsOpen(false)}>{text('common.close')}</Button>}
        >
          {tools}
        </Dialog>
      )}
    </div>
  );
}

interface PlaceLineProps {
  readonly state: GameState;
  readonly names: Names;
  readonly isThere: boolean;
  /** Whether its coordinates are known. */
  readonly isLocated: boolean;
}

/** Where the party is, in a line. */
function PlaceLine({ state: { place }, names, isThere, isLocated }: PlaceLineProps) {
  const text = useText(playTexts, mapEditorTexts);
  const { x, y, facing } = place;
  const side = text(`map.side.${SIDES[facing - 1] as Side}`);
  if (!isThere) return <p className={styles.place}>{text('play.nowhereLeft')}</p>;
  return (
    <p className={styles.place}>
      {text('play.place', { floor: names.floor(place.floor), side })}
      {isLocated && ` x${x} y${y}`}
    </p>
  );
}
