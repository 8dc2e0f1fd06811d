import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { erasingAtom, oneSidedAtom, toolAtom, walkingAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { KeyboardInput } from './KeyboardInput.ts';
import { shortcutsAtom } from './keyBindings.ts';

/**
 * Routes the keys of the page to a stage and its commands while they are shown. `hasSingleKeys`: keys without Ctrl too, even if the map
 * does not have the focus.
 */
export function useKeyboardInput(
  stage: MapStage | undefined,
  commands: readonly MapCommand[],
  hasSingleKeys: boolean,
): void {
  const store = useStore();
  useEffect(() => {
    if (!stage) return;
    const ending = new AbortController();
    new KeyboardInput(
      {
        stage,
        page: document,
        window,
        commands,
        chooseTool: (chosen) => store.set(toolAtom, chosen),
        isOneSided: () => store.get(oneSidedAtom),
        isErasing: () => store.get(erasingAtom),
        isWalking: () => store.get(walkingAtom),
        endWalk: () => store.set(walkingAtom, false),
        shortcutOf: (tool) => store.get(shortcutsAtom)(tool),
        hasSingleKeys,
      },
      ending.signal,
    );
    return () => ending.abort();
  }, [stage, commands, hasSingleKeys, store]);
}
