import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { FloorSheet } from './FloorDesk.ts';
import { mapNewsAtom } from './mapAtoms.ts';
import { historyCommands, type MapCommand } from './mapCommands.ts';

/** Undo and redo of a floor; what they change is set off on its stage and told. */
export function useHistoryCommands({ session }: FloorSheet, stage: MapStage | undefined): readonly MapCommand[] {
  const text = useText();
  const setNews = useSetAtom(mapNewsAtom);
  return useMemo(() => {
    const tell = (key: 'map.news.undo' | 'map.news.redo', patch: Patch | undefined) => {
      if (!patch) return;
      stage?.flash(patch.cells);
      setNews(text(key, { label: text(patch.label.key), count: patch.label.count }));
    };
    return historyCommands({
      undo: () => tell('map.news.undo', session.undo()),
      canUndo: () => session.undoStep !== undefined,
      redo: () => tell('map.news.redo', session.redo()),
      canRedo: () => session.redoStep !== undefined,
    });
  }, [session, stage, text, setNews]);
}
