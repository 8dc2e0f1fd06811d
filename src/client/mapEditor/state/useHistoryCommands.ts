import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { FloorSheet } from './FloorDesk.ts';
import { mapNewsAtom } from './mapAtoms.ts';
import { historyCommands, type MapCommand } from './mapCommands.ts';
import { stepName } from './stepName.ts';

/** Where steps are taken back and done again that were made on several floors. */
export interface StepFloors {
  readonly lastMade: () => FloorSheet;
  readonly lastUndone: () => FloorSheet;
  readonly goTo: (floor: number) => void;
}

/**
 * Undo and redo: the newest step of all floors where there are several, the map going to its floor (design: editor, "Keyboard"). What
 * changes is set off on the stage and told.
 */
export function useHistoryCommands(
  sheet: FloorSheet,
  stage: MapStage | undefined,
  floors?: StepFloors,
): readonly MapCommand[] {
  const text = useText(mapEditorTexts);
  const language = useAtomValue(languageAtom);
  const setNews = useSetAtom(mapNewsAtom);
  /** What changed on a floor that is not shown yet. */
  const coming = useRef<{ readonly floor: number; readonly cells: Patch['cells'] }>(undefined);
  useEffect(() => {
    if (stage && coming.current?.floor === sheet.number) stage.flash(coming.current.cells);
    coming.current = undefined;
  }, [sheet, stage]);
  return useMemo(() => {
    const named = (step: Patch) => ({ label: stepName(step, language), count: step.label.count });
    const lastMade = () => floors?.lastMade() ?? sheet;
    const lastUndone = () => floors?.lastUndone() ?? sheet;
    const tell = (key: 'map.news.undo' | 'map.news.redo', { number }: FloorSheet, patch: Patch | undefined) => {
      if (!patch) return;
      if (number === sheet.number) stage?.flash(patch.cells);
      else {
        coming.current = { floor: number, cells: patch.cells };
        floors?.goTo(number);
      }
      setNews(text(key, named(patch)));
    };
    const nameOf = (step: Patch | undefined) => step && text('map.news.stroke', named(step));
    return historyCommands({
      undo: () => {
        const floor = lastMade();
        tell('map.news.undo', floor, floor.session.undo());
      },
      undoName: () => nameOf(lastMade().session.undoStep),
      redo: () => {
        const floor = lastUndone();
        tell('map.news.redo', floor, floor.session.redo());
      },
      redoName: () => nameOf(lastUndone().session.redoStep),
    });
  }, [sheet, stage, floors, text, language, setNews]);
}
