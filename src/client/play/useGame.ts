import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import type { World } from '#game/world/World.ts';
import type { Choice } from './panels/Choices.tsx';
import { InputBuffer } from './session/InputBuffer.ts';
import type { PlaySession } from './session/PlaySession.ts';
import { askedBy, KEY_OF } from './session/playKeys.ts';
import { mutedAtom, playTogether, volumeAtom } from './sound/soundSettings.ts';
import { PAGE_TURNED, soundsOf } from './sound/soundsOf.ts';
import type { PlayCamera } from './view/PlayCamera.ts';
import { labelInput } from './words/labelInput.ts';
import { Names } from './words/Names.ts';
import { playTexts } from './words/playTexts.ts';

/** What moves the party by keys and pads of its own, and stands in no list. */
const MOVES: readonly PlayerInput['do'][] = ['forward', 'back', 'left', 'right', 'around'];

/** The page of a message that is read. */
export interface Page {
  readonly text: string;
  readonly lines: number;
  readonly at: number;
  readonly of: number;
}

export interface Game {
  readonly names: Names;
  /** Does something as soon as nothing moves any more. */
  readonly give: (input: Input) => void;
  /** The camera has come to rest. */
  readonly goOn: () => void;
  /** Goes to another moment of the time line. */
  readonly travel: (change: Parameters<PlaySession['travel']>[0]) => void;
  readonly page: Page | undefined;
  /** The code of the picture beside it. */
  readonly picture: number | undefined;
  /** What can be done beside moving, in order. */
  readonly choices: readonly Choice[];
  /** Whether the game waits for one of them, and whether it waits for words. */
  readonly isAsked: boolean;
  readonly isAnswering: boolean;
  /** Whether the party can move. */
  readonly canMove: boolean;
}

/** A game as it is played on the screen: inputs one after the other with their sounds, and messages page by page. */
export function useGame(
  session: PlaySession,
  world: World,
  camera: RefObject<PlayCamera | undefined>,
  onEscape: () => void,
): Game {
  const text = useText(playTexts);
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const version = useSyncExternalStore(session.subscribe, () => session.version);
  const names = useMemo(() => new Names(world, language), [world, language]);
  const [turned, setTurned] = useState({ version, page: 0 });
  const hear = (codes: readonly number[]) => {
    if (!store.get(mutedAtom)) playTogether(codes, store.get(volumeAtom));
  };

  const [buffer] = useState(
    () =>
      new InputBuffer<Input>(
        () => camera.current?.isMoving ?? false,
        (input) => {
          const moment = session.take(input);
          if (moment) hear(soundsOf(session.world, moment));
        },
      ),
  );
  const { state, inputs } = session;
  const operation = state.pending?.operation;
  const number = operation && 'message' in operation ? operation.message : 0;
  const message = world.messages.get(number);
  const pages = names.pages(number);
  const at = turned.version === version ? turned.page : 0;
  const isLast = at >= pages.length - 1;
  const page =
    message && pages.length > 0
      ? { text: pages[at] ?? '', lines: message.window_lines, at, of: pages.length }
      : undefined;
  const turnPage = () => {
    const sound = message?.page_end_sound ?? DEFAULT_SOUND.code;
    hear([sound === DEFAULT_SOUND.code ? PAGE_TURNED : sound]);
    setTurned({ version, page: at + 1 });
  };
  const offered = inputs.filter(({ do: what }) => !MOVES.includes(what) && what !== 'answer');
  const choices: readonly Choice[] = isLast
    ? offered.map((input) => ({
        id: JSON.stringify(input),
        label: labelInput(text, names, state, input),
        key: KEY_OF[input.do],
        run: () => buffer.give(input),
      }))
    : [{ id: `page ${at}`, label: text('play.do.next'), run: turnPage }];
  const canMove = inputs.some(({ do: what }) => what === 'forward');
  const travel: Game['travel'] = (change) => {
    buffer.forget();
    session.travel(change);
  };

  function press(event: KeyboardEvent): void {
    const asked = isElsewhere(event.target) ? undefined : askedBy(event);
    if (!asked || event.defaultPrevented) return;
    const give = (what: PlayerInput['do']) => {
      const input = inputs.find((one) => one.do === what);
      if (input && isLast) buffer.give(input);
      return input !== undefined;
    };
    // A button that has the focus is pressed by these by itself.
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    switch (asked.is) {
      case 'do':
        if (!give(asked.what) && asked.what === 'search' && !isLast) turnPage();
        return;
      case 'confirm':
        if (!isLast) turnPage();
        else if (!give('next')) give('open');
        return;
      case 'choose':
        if (!canMove || !isLast) choices[asked.at]?.run();
        return;
      case 'travel':
        travel((timeline) => timeline.goTo(timeline.at + asked.by));
        return;
      default:
        if (canMove || !(give('leave') || give('no'))) onEscape();
    }
  }
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener('keydown', (event) => pressed.current(event), { signal: ending.signal });
    return () => ending.abort();
  }, []);

  return {
    names,
    give: (input) => buffer.give(input),
    goOn: () => buffer.goOn(),
    travel,
    page,
    picture: message?.display_graphic,
    choices,
    isAsked: !canMove || !isLast,
    isAnswering: isLast && inputs.some(({ do: what }) => what === 'answer'),
    canMove,
  };
}

/** Whether a key belongs to something else that has the focus: a field, a list that is open, a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]') !==
    null;
