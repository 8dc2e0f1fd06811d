import { useAtomValue } from 'jotai';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { cellHref } from '#client/mapEditor/events/useCellLink.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { useRecordDesk } from '#client/resource/useRecordDesk.ts';
import { scenarioPath } from '#client/shell/scenario/scenario.ts';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { eventFlag } from '#domain/resources/eventFlag.ts';
import type { GameState, Mode } from '#game/state/GameState.ts';
import * as styles from './GameScreen.css.ts';
import { Automap } from './panels/Automap.tsx';
import { AnswerForm, Choices } from './panels/Choices.tsx';
import { MovePad } from './panels/MovePad.tsx';
import { PartyPanel } from './panels/PartyPanel.tsx';
import { TextWindow } from './panels/TextWindow.tsx';
import type { PlaySession } from './session/PlaySession.ts';
import { useGame } from './useGame.ts';
import type { PlayCamera } from './view/PlayCamera.ts';
import { PlayView } from './view/PlayView.tsx';
import type { Names } from './words/Names.ts';
import { playTexts } from './words/playTexts.ts';
import type { EditedWorld } from './world/EditedWorld.ts';

interface GameScreenProps {
  readonly scenarioId: string;
  readonly session: PlaySession;
  readonly edited: EditedWorld;
}

/** Pictures of what the game is at where there is nothing to look at. */
const PICTURES: Partial<Record<Mode, number>> = { city: 13, camp: 19, chest: 43, over: 74, ended: 47 };

/** A game under way: the view, the words, the party and the map. */
export function GameScreen({ scenarioId, session, edited }: GameScreenProps) {
  const text = useText(playTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const world = useSyncExternalStore(edited.subscribe, () => edited.world);
  const flags = useRecordDesk(eventFlag, scenarioId);
  const flagName = (flag: number) => (flags ? numberedName(eventFlag, flags.record(flag), flag, language) : `${flag}`);
  const camera = useRef<PlayCamera>(undefined);
  const leave = () => {
    const { place } = session.state;
    navigate(place.floor > 0 ? cellHref(scenarioId, place) : `${scenarioPath(scenarioId)}/floor-maps`);
  };
  const game = useGame(session, world, camera, leave);
  const rested = useRef(game.goOn);
  rested.current = game.goOn;
  const onRest = useCallback(() => rested.current(), []);
  const { state } = session;
  const picture = game.picture ?? PICTURES[state.mode] ?? NO_GRAPHIC.code;
  return (
    <div className={styles.game} role="application" aria-label={text('play.game')}>
      <div className={styles.view}>
        <PlayView session={session} world={world} cameraRef={camera} onRest={onRest}>
          {picture !== NO_GRAPHIC.code && (
            <span className={styles.picture}>
              <DisplayGraphic code={picture} />
            </span>
          )}
        </PlayView>
      </div>
      <div className={styles.words}>
        <TextWindow timeline={session.timeline} names={game.names} flagName={flagName} page={game.page}>
          <div className={styles.doing}>
            {game.isAnswering && <AnswerForm onAnswer={(answer) => game.give({ do: 'answer', text: answer })} />}
            <Choices choices={game.choices} isAsked={game.isAsked && !game.isAnswering} />
          </div>
        </TextWindow>
      </div>
      <div className={styles.beside}>
        <PartyPanel state={state} names={game.names} />
        <div className={styles.map}>
          <Automap world={world} state={state} />
          <PlaceLine state={state} names={game.names} isThere={world.floors.has(state.place.floor)} />
        </div>
      </div>
      <div className={styles.pad}>{game.canMove && <MovePad onMove={(what) => game.give({ do: what })} />}</div>
    </div>
  );
}

/** Where the party is, in a line. */
function PlaceLine({
  state: { mode, place },
  names,
  isThere,
}: {
  readonly state: GameState;
  readonly names: Names;
  readonly isThere: boolean;
}) {
  const text = useText(playTexts, mapEditorTexts);
  const side = text(`map.side.${SIDES[place.facing - 1] as Side}`);
  if (mode === 'city') return <p className={styles.place}>{text('play.city')}</p>;
  if (!isThere) return <p className={styles.place}>{text('play.lost')}</p>;
  return (
    <p className={styles.place}>
      {text('play.place', { floor: names.floor(place.floor), x: place.x, y: place.y, side })}
    </p>
  );
}
