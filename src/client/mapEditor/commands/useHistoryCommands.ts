import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { languageAtom } from '#client/i18n/language.ts';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { mapNewsAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { Patch } from '#domain/map/patch.ts';
import { type StepFloors, stepCommands } from './stepCommands.ts';

/** Undo and redo. Changed cells are highlighted on the stage and announced. */
export function useHistoryCommands(
  floorDocument: FloorDocument,
  stage: MapStage | undefined,
  floors?: StepFloors,
): readonly MapCommand[] {
  const language = useAtomValue(languageAtom);
  const report = useSetAtom(mapNewsAtom);
  /** The changes on a floor that is not shown yet. */
  const coming = useRef<{ readonly floor: number; readonly cells: Patch['cells'] }>(undefined);
  useEffect(() => {
    if (stage && coming.current?.floor === floorDocument.number) stage.flash(coming.current.cells);
    coming.current = undefined;
  }, [floorDocument, stage]);
  return useMemo(
    () =>
      stepCommands({
        floorDocument,
        floors,
        selection: stage?.selection,
        language,
        report,
        changed: (cells) => stage?.flash(cells),
        changedOn: (floor, cells) => {
          coming.current = { floor, cells };
        },
      }),
    [floorDocument, stage, floors, language, report],
  );
}
