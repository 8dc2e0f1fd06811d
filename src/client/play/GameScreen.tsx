import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { npcBefore } from '#game/facilities/npcHere.ts';
import type { Mode } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import { TownScreen } from './city/TownScreen.tsx';
import type { Game, GameHost } from './Game.ts';
import * as styles from './GameScreen.css.ts';
import { Automap } from './panels/Automap.tsx';
import { BoardBefore } from './panels/BoardBefore.tsx';
import { AnswerForm, Choices } from './panels/Choices.tsx';
import { FoeStage } from './panels/FoeStage.tsx';
import { FramedGraphic } from './panels/FramedGraphic.tsx';
import { MovePad } from './panels/MovePad.tsx';
import { NpcFigure } from './panels/NpcFigure.tsx';
import { PartyPanel } from './panels/PartyPanel.tsx';
import { PlaceLine } from './panels/PlaceLine.tsx';
import { TextWindow } from './panels/TextWindow.tsx';
import { knownPlace } from './session/knownPlace.ts';
import type { PlaySession } from './session/PlaySession.ts';
import { useGame } from './useGame.ts';
import type { PlayCamera } from './view/PlayCamera.ts';
import { PlayView } from './view/PlayView.tsx';
import { playTexts } from './words/playTexts.ts';

interface GameScreenProps {
  readonly session: PlaySession;
  /** The current world. */
  readonly world: World;
  readonly host: GameHost;
  /** The content around the game: an author's tools, a reader's bar. */
  readonly children: (game: Game) => ReactNode;
}

/** Pictures of the modes that have no view. */
const PICTURES: Partial<Record<Mode, number>> = { chest: 43, over: 74, ended: 47 };

/** A running game: the view, the text, the party and the map. */
export function GameScreen({ session, world, host, children }: GameScreenProps) {
  const text = useText(playTexts);
  const camera = useRef<PlayCamera>(undefined);
  const [isMapLarge, setMapLarge] = useState(false);
  const toggleMap = () => setMapLarge(!isMapLarge);
  const game = useGame(session, world, camera, {
    ...host,
    onEscape: isMapLarge ? toggleMap : host.onEscape,
    onMap: toggleMap,
  });
  const rested = useRef(game.goOn);
  rested.current = game.goOn;
  const onRest = useCallback(() => rested.current(), []);
  const place = useRef<HTMLDivElement>(null);
  // The keys are the game's from the start: no button or link that was pressed before keeps them. The city has its own focus.
  useEffect(() => {
    if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, []);
  const { state } = session;
  const { shown, names, isInTown } = game;
  const { map, hasCoordinates } = knownPlace(world, session.timeline.present);
  const automap = map && <Automap {...{ world, state }} cells={map} />;
  const picture = game.picture ?? PICTURES[shown.mode] ?? NO_GRAPHIC.code;
  const hasPicture = picture !== NO_GRAPHIC.code;
  const npc = hasPicture || isInTown ? undefined : npcBefore(world, shown);
  return (
    <div className={styles.layout}>
      <div
        ref={place}
        className={styles.game({ isInTown })}
        role="application"
        tabIndex={-1}
        aria-label={text('play.game')}
      >
        <div className={styles.view}>
          <PlayView session={session} world={world} cameraRef={camera} onRest={onRest}>
            {isInTown && (
              <TownScreen
                {...{ world, state, names }}
                inputs={session.inputs}
                give={game.give}
                counter={game.counter}
                onCounterLeft={game.onCounterLeft}
              />
            )}
            {shown.battle && <FoeStage battle={shown.battle} {...{ world, names }} />}
            <BoardBefore {...{ session, world, names }}>
              {hasPicture && <FramedGraphic code={picture} />}
              {npc && <NpcFigure npc={npc} world={world} />}
            </BoardBefore>
            {isMapLarge && (
              <button type="button" className={styles.largeMap} onClick={toggleMap}>
                {automap ?? text('play.automap.none')}
              </button>
            )}
          </PlayView>
        </div>
        <div className={styles.words}>
          <TextWindow
            flagName={host.flagName}
            timeline={session.timeline}
            names={names}
            lines={world.rules.items.message_window}
            reportCount={game.reportCount}
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
          <PartyPanel {...{ world, names }} state={shown} />
          {!isInTown && (
            <>
              <div className={styles.map}>
                {automap && (
                  <button type="button" className={styles.mapButton} aria-pressed={isMapLarge} onClick={toggleMap}>
                    {automap}
                  </button>
                )}
                <PlaceLine {...{ world, names, hasCoordinates }} place={state.place} />
              </div>
              <div className={styles.pad}>
                <MovePad isDisabled={!game.canMove} onMove={(what) => game.give({ do: what })} />
              </div>
            </>
          )}
        </div>
      </div>
      {children(game)}
    </div>
  );
}
