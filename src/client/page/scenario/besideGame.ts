import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';

/** The game that stands beside the map: its scenario, and the address that it would have as a page. */
interface BesideGame {
  readonly scenarioId: string;
  readonly path: string;
  /** Moves the focus to the map. */
  readonly onMap: () => void;
}

export const besideGameAtom = atom<BesideGame | undefined>(undefined);

/** Returns a function that opens the address of a test play: beside the map where there is room, otherwise as a page. `onMap` moves the focus to the map. */
export function useOpenPlay(scenarioId: string, onMap: () => void): (path: string) => void {
  const [, navigate] = useLocation();
  const setGame = useSetAtom(besideGameAtom);
  const isWide = useMedia(screen.wide);
  return useCallback(
    (path) => (isWide ? setGame({ scenarioId, path, onMap }) : navigate(path)),
    [isWide, setGame, scenarioId, navigate, onMap],
  );
}
