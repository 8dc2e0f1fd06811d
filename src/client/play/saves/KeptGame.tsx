import { useEffect, useMemo, useRef } from 'react';
import type { PlaySession } from '#client/play/session/PlaySession.ts';
import type { Save } from '#game/saves/Save.ts';
import type { GameSaves } from './GameSaves.ts';
import { type GameMark, SaveKeeper } from './SaveKeeper.ts';
import { SavesDialog } from './SavesDialog.tsx';
import { useAutosave } from './useGameSaves.ts';

interface KeptGameProps {
  readonly session: PlaySession;
  readonly saves: GameSaves;
  /** The place of the autosaves. */
  readonly home: GameSaves;
  readonly mark: GameMark;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onLoad: (save: Save) => void;
}

/** Keeps a running game: saves it automatically, and shows its saves when the player or an event requests that. */
export function KeptGame({ session, saves, home, mark, isOpen, onOpen, onClose, onLoad }: KeptGameProps) {
  const latest = useRef({ mark, onOpen });
  latest.current = { mark, onOpen };
  const keeper = useMemo(
    () => new SaveKeeper(session, { saves, home }, () => latest.current.mark),
    [session, saves, home],
  );
  useAutosave(keeper);
  useEffect(
    () =>
      session.subscribe(() => {
        const { reports } = session.timeline.present;
        const isAsked = reports.some(({ kind }) => kind === 'save' || kind === 'load');
        if (session.arrival === 'done' && isAsked) latest.current.onOpen();
      }),
    [session],
  );
  if (!isOpen) return null;
  return <SavesDialog title={mark.title_ja} {...{ saves, keeper, onClose, onLoad }} />;
}
