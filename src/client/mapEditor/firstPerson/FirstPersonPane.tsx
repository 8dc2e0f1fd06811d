import { useStore } from 'jotai';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import CornerUpRight from 'lucide-react/icons/corner-up-right';
import { type KeyboardEvent, type MouseEvent, use, useCallback, useEffect, useRef, useState } from 'react';
import { describeAhead, type Standpoint } from '#client/firstPerson/describeAhead.ts';
import { loadView } from '#client/firstPerson/loadView.ts';
import { walkTexts } from '#client/firstPerson/walkTexts.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { FirstPersonCamera } from './FirstPersonCamera.ts';
import {
  buttons,
  canvas as canvasStyle,
  caption as captionStyle,
  picture,
  type ViewSize,
} from './FirstPersonPane.css.ts';

interface FirstPersonPaneProps {
  readonly stage: MapStage;
  readonly desk: FloorDesk;
  readonly size: ViewSize;
}

/** The ways to turn and walk, each with a button and a key. */
const WAYS = [
  { key: 'ArrowLeft', label: 'view.turnLeft', Icon: CornerUpLeft, go: (camera: FirstPersonCamera) => camera.turn(-1) },
  { key: 'ArrowUp', label: 'view.ahead', Icon: ArrowUp, go: (camera: FirstPersonCamera) => camera.step(1) },
  { key: 'ArrowDown', label: 'view.back', Icon: ArrowDown, go: (camera: FirstPersonCamera) => camera.step(-1) },
  {
    key: 'ArrowRight',
    label: 'view.turnRight',
    Icon: CornerUpRight,
    go: (camera: FirstPersonCamera) => camera.turn(1),
  },
] as const;
/** The share of the width at the left and right edge where a press turns; in the middle it steps ahead. */
const TURNING_SHARE = 0.25;

/** The first-person view with the buttons for turning and walking. */
export default function FirstPersonPane({ stage, desk, size }: FirstPersonPaneProps) {
  const text = useText(walkTexts, placeTexts);
  const store = useStore();
  const firstPerson = use(loadView());
  const element = useRef<HTMLCanvasElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const [camera, setCamera] = useState<FirstPersonCamera>();
  const lastPlace = useRef<Standpoint>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const lastSize = useRef(size);

  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const ending = new AbortController();
    const built = new FirstPersonCamera(
      {
        store,
        firstPerson,
        canvas,
        stage,
        desk,
        start: lastPlace.current ?? stage.cursor,
        seen: (place, ahead, isWalking) => {
          const words = describeAhead(text, place, ahead);
          canvas.parentElement?.setAttribute('aria-label', words);
          if (caption.current) caption.current.textContent = words;
          if (isWalking) store.set(mapNewsAtom, words);
        },
        blocked: () =>
          store.set(
            mapNewsAtom,
            text('view.blocked', { place: canvas.parentElement?.getAttribute('aria-label') ?? '' }),
          ),
      },
      ending.signal,
    );
    setCamera(built);
    return () => {
      lastPlace.current = built.place;
      ending.abort();
    };
  }, [firstPerson, stage, desk, store, text]);
  useEffect(() => {
    // Paint at the displayed size; a hidden panel has no size.
    const watcher = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) camera?.resize(Math.round(width), Math.round(height));
    });
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [camera]);

  /** Returns the keys to the map, which then shows its cell cursor. */
  const giveKeysBack = useCallback(() => {
    stage.cells.focus();
    stage.setCursor(stage.cursor);
  }, [stage]);
  // A user who enlarges the view wants to walk in it.
  useEffect(() => {
    const was = lastSize.current;
    lastSize.current = size;
    if (size === 'large' && was !== size) button.current?.focus();
    else if (was === 'large' && was !== size) giveKeysBack();
  }, [size, giveKeysBack]);

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      giveKeysBack();
      return;
    }
    const way = WAYS.find(({ key }) => key === event.key);
    if (!way || !camera || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    way.go(camera);
  }
  function click({ clientX, currentTarget, detail }: MouseEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    // A press by Enter has no position.
    const share = detail === 0 ? 0.5 : (clientX - left) / width;
    if (share < TURNING_SHARE) camera?.turn(-1);
    else if (share > 1 - TURNING_SHARE) camera?.turn(1);
    else camera?.step(1);
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={picture[size]}
        title={text('view.keys')}
        onKeyDown={press}
        onClick={click}
      >
        <canvas ref={element} className={canvasStyle} aria-hidden />
      </button>
      <p ref={caption} className={captionStyle} aria-hidden />
      <div className={buttons}>
        {WAYS.map(({ key, label, Icon, go }) => (
          <IconButton
            key={key}
            size="small"
            label={text(label)}
            icon={<Icon size={18} />}
            onPress={() => camera && go(camera)}
          />
        ))}
      </div>
    </>
  );
}
