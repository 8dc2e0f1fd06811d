import { type ReactNode, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import { describeAhead, thingsAhead } from '#client/firstPerson/describeAhead.ts';
import { loadView } from '#client/firstPerson/loadView.ts';
import { walkTexts } from '#client/firstPerson/walkTexts.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { knownPlace } from '#client/play/session/knownPlace.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import { playTexts } from '#client/play/words/playTexts.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import type { World } from '#game/world/World.ts';
import { bumpAt, type Motion, motionBetween } from './motion.ts';
import { PlayCamera } from './PlayCamera.ts';
import * as styles from './PlayView.css.ts';
import { type PartyView, partyView } from './partyView.ts';

interface PlayViewProps {
  readonly session: PlaySession;
  /** The world as it is edited now. */
  readonly world: World;
  /** The camera while there is one; it knows whether something moves. */
  readonly cameraRef: RefObject<PlayCamera | undefined>;
  /** Called when it has come to rest. */
  readonly onRest: () => void;
  /** The content in front of the view. */
  readonly children?: ReactNode;
}

/** The maximum width of the painted picture in pixels; a larger view scales it by two or more. */
const WIDEST = 640;

/** The view of the party, as a picture and in words. */
export function PlayView({ session, world, cameraRef, onRest, children }: PlayViewProps) {
  const firstPerson = use(loadView());
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<PartyView>(undefined);
  const [view, setView] = useState<PartyView>();

  useEffect(() => {
    if (!canvas.current) return;
    const camera = new PlayCamera(firstPerson, canvas.current, onRest);
    cameraRef.current = camera;
    return () => {
      camera.stop();
      cameraRef.current = undefined;
    };
  }, [firstPerson, cameraRef, onRest]);

  const show = useCallback(
    (motion: Motion | undefined) => {
      const seen = partyView(firstPerson, session.world, session.state);
      setView(seen);
      shown.current = seen;
      if (seen) cameraRef.current?.show(seen, motion);
    },
    [firstPerson, session, cameraRef],
  );
  useEffect(() => {
    // Shows the author's edits at once.
    if (world && !cameraRef.current?.isMoving) show(undefined);
  }, [world, show, cameraRef]);
  useEffect(
    () =>
      session.subscribe(() => {
        const before = shown.current?.place;
        show(before && session.arrival === 'done' ? motionOf(session, before) : undefined);
      }),
    [session, show],
  );
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0 || !canvas.current) return;
      const scale = Math.ceil(width / WIDEST);
      const [across, down] = [Math.floor(width / scale), Math.floor(height / scale)];
      cameraRef.current?.resize(across, down);
      canvas.current.style.width = `${across * scale}px`;
      canvas.current.style.height = `${down * scale}px`;
    });
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [cameraRef]);

  const { map, hasCoordinates } = knownPlace(world, session.timeline.present);
  const isSeen = view !== undefined && session.state.mode !== 'city';
  return (
    <div ref={frame} className={styles.frame}>
      <canvas ref={canvas} className={styles.canvas({ isSeen })} aria-hidden />
      {isSeen && <WordsAhead view={view} isSure={map !== undefined || hasCoordinates} />}
      {children}
    </div>
  );
}

/** Returns the camera's motion for the last step. */
function motionOf(session: PlaySession, before: PartyView['place']): Motion | undefined {
  const { state, input, reports } = session.timeline.present;
  if (reports.some(({ kind }) => kind === 'bumped')) return bumpAt(before, input?.do === 'back');
  if (reports.some(({ kind }) => kind === 'moved' || kind === 'pushed')) return undefined;
  const size = session.world.floors.get(state.place.floor)?.size;
  return size === undefined ? undefined : motionBetween(before, state.place, size);
}

interface WordsAheadProps {
  readonly view: PartyView;
  /** Whether the party knows its coordinates. */
  readonly isSure: boolean;
}

/** The view in words, announced after each step. */
function WordsAhead({ view: { seen, place, cells }, isSure }: WordsAheadProps) {
  const text = useText(walkTexts, placeTexts);
  const say = useText(playTexts);
  const { lookAhead } = use(loadView());
  const ahead = lookAhead(seen, place.x, place.y, place.facing - 1, cells + 1);
  const side = SIDES[place.facing - 1] as Side;
  return (
    <p className={visuallyHidden} role="status" aria-label={say('play.view')}>
      {isSure
        ? describeAhead(text, { ...place, side }, ahead)
        : say('play.ahead.unsure', { side: text(`map.side.${side}`), ahead: thingsAhead(text, ahead) })}
    </p>
  );
}
