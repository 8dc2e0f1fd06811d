import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { Input, PlayerInput } from '#game/inputs.ts';
import type { World } from '#game/world/World.ts';
import { isInTown } from './city/TownScreen.tsx';
import { AT_COUNTERS, useCounter } from './city/useCounter.ts';
import type { Game, GameHost } from './Game.ts';
import { mutedAtom, playTogether, volumeAtom } from './session/gameSettings.ts';
import { InputBuffer } from './session/InputBuffer.ts';
import type { PlaySession } from './session/PlaySession.ts';
import { KEY_OF } from './session/playKeys.ts';
import { useTextSpeed } from './session/useTextSpeed.ts';
import { soundOfMessage, soundsOf } from './sound/soundsOf.ts';
import { useBattleOrders } from './useBattleOrders.ts';
import { useGameKeys } from './useGameKeys.ts';
import { useNarration } from './useNarration.ts';
import { useNarrowing } from './useNarrowing.ts';
import type { PlayCamera } from './view/PlayCamera.ts';
import { labelBranch } from './words/labelBranch.ts';
import { Names } from './words/Names.ts';
import { playTexts } from './words/playTexts.ts';

/** Inputs that the list shows at once, one by one. */
const FLAT: readonly PlayerInput['do'][] = ['choose', 'enter', 'talk'];
/** Inputs that are in no list: moving has keys and buttons, an answer a field of its own. */
const ELSEWHERE: readonly PlayerInput['do'][] = ['forward', 'back', 'left', 'right', 'around', 'answer'];

/** Runs a game on the screen: inputs one after the other with their sounds, messages page by page, battles line by line. */
export function useGame(
  session: PlaySession,
  world: World,
  camera: RefObject<PlayCamera | undefined>,
  { hasTimeline, onEscape, onSaves, onMap }: GameHost & { readonly onMap: () => void },
): Game {
  const text = useText(playTexts);
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const version = useSyncExternalStore(session.subscribe, () => session.version);
  const names = useMemo(() => new Names(world, language), [world, language]);
  const [turned, setTurned] = useState({ version, page: 0 });
  const { state, inputs, timeline } = session;
  const moment = timeline.present;
  const before = timeline.before;
  const isBattle = session.arrival === 'done' && before?.state.mode === 'battle';

  const play = (codes: readonly number[]) => {
    if (!store.get(mutedAtom)) playTogether(codes, store.get(volumeAtom));
  };
  const [speed] = useTextSpeed(world);
  const narration = useNarration(moment, version, speed, isBattle, (reports) => {
    // Going back in time plays no sounds.
    if (session.arrival === 'done') play(soundsOf(session.world, { ...moment, reports }, before?.state.battle));
  });
  const [buffer] = useState(
    () => new InputBuffer<Input>(() => camera.current?.isMoving ?? false, session.take.bind(session)),
  );
  const give = (input: Input) => buffer.give(input);

  const operation = state.pending?.operation;
  const message = operation && 'message' in operation ? world.messages.get(operation.message) : undefined;
  const pages = operation && 'message' in operation ? names.pages(operation.message) : [];
  const at = turned.version === version ? turned.page : 0;
  const isLast = at >= pages.length - 1;
  const turnPage = () => {
    play([soundOfMessage(message?.page_end_sound, world.rules.items.page_sound)]);
    setTurned({ version, page: at + 1 });
  };
  const readOn = narration.isNarrating ? narration.hurry : isLast ? undefined : turnPage;

  const labelling = { text, names, world, state };
  const counters = useCounter(world, state);
  const { choices: narrowed, isBegun } = useNarrowing<PlayerInput>({
    options: isInTown(state) ? [] : inputs.filter(({ do: what }) => ![...ELSEWHERE, ...AT_COUNTERS].includes(what)),
    kind: 'do',
    flat: FLAT,
    turn: String(version),
    label: (branch) => labelBranch(labelling, branch),
    keyOf: (input) => KEY_OF[input.do],
    take: give,
    backLabel: text('play.back'),
  });
  const offered = isBegun ? narrowed : [...counters.choices, ...narrowed];
  const orders = useBattleOrders({ ...labelling, version, give, instead: offered });
  const reading = {
    id: `read ${at}`,
    label: text(narration.isNarrating ? 'play.hurry' : 'play.do.next'),
    run: readOn ?? (() => {}),
  };
  const choices = readOn ? [reading] : (orders?.choices ?? offered);
  const canMove = inputs.some(({ do: what }) => what === 'forward') && !narration.isNarrating;
  const isAsked = !canMove || !isLast || isBegun;
  const travel: Game['travel'] = (change) => {
    buffer.forget();
    session.travel(change);
  };
  useGameKeys({
    inputs,
    choices,
    isAsked,
    readOn,
    give,
    travelBy: hasTimeline ? (moments) => travel((line) => line.goTo(line.at + moments)) : undefined,
    onEscape,
    onSaves,
    onMap,
  });
  return {
    names,
    shown: narration.isNarrating && before ? before.state : state,
    reportCount: narration.count,
    give,
    goOn: () => buffer.goOn(),
    travel,
    page:
      message && pages.length > 0 && !narration.isNarrating
        ? { text: pages[at] ?? '', lines: message.window_lines, at, of: pages.length }
        : undefined,
    picture: message?.display_graphic,
    choices,
    title: readOn ? undefined : orders?.title,
    isAsked,
    isAnswering: !readOn && inputs.some(({ do: what }) => what === 'answer'),
    canMove,
    isInTown: isInTown(state) || counters.counter !== undefined,
    counter: counters.counter,
    onCounterLeft: counters.close,
  };
}
