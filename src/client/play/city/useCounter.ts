import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { Choice } from '#client/play/Choice.ts';
import { INN, SHOP, TEMPLE } from '#domain/resources/npc.ts';
import { npcHere } from '#game/facilities/npcHere.ts';
import type { PlayerInput } from '#game/inputs.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { World } from '#game/world/World.ts';
import { townTexts } from './townTexts.ts';

/** A service of an NPC; it looks like in the city. */
export type Counter = 'inn' | 'shop' | 'temple';
const COUNTERS: readonly { readonly counter: Counter; readonly command: number }[] = [
  { counter: 'inn', command: INN },
  { counter: 'shop', command: SHOP },
  { counter: 'temple', command: TEMPLE },
];

/** The inputs of counters; each has a window of its own. */
export const AT_COUNTERS: readonly PlayerInput['do'][] = [
  ...(['stay', 'buy', 'sell', 'appraise', 'uncurse', 'cure', 'bless'] as const),
];

/** The counters of the NPC that the party talks to: the open one, and the choices that open one. */
export function useCounter(world: World, state: GameState) {
  const text = useText(townTexts);
  const npc = npcHere(world, state)?.npc;
  const [opened, setOpened] = useState<{ readonly of: typeof npc; readonly counter: Counter }>();
  const choices = COUNTERS.filter(({ command }) => npc?.commands[command]).map(
    ({ counter }): Choice => ({
      id: counter,
      label: text(`town.counter.${counter}`),
      run: () => setOpened({ of: npc, counter }),
    }),
  );
  const counter = npc && opened?.of === npc ? opened.counter : undefined;
  return { counter, choices, close: () => setOpened(undefined) };
}
