import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { CellProblems } from '#client/mapEditor/canvas/CellGrid.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { faultText } from '#domain/text/fault.ts';
import { entrancesOnAtom, floorProblemsAtom } from './eventAtoms.ts';

/** Returns notes on the cells of a floor: the labyrinths that have their entrance there, and the check list's problems. */
export function useCellProblems(floor: number): CellProblems {
  const text = useText(mapEditorTexts);
  const language = useAtomValue(languageAtom);
  const judged = useAtomValue(floorProblemsAtom);
  const entrancesOn = useAtomValue(entrancesOnAtom);
  return useMemo(() => {
    const cellProblems = new Map<number, readonly string[]>();
    const add = ({ x, y }: { readonly x: number; readonly y: number }, text: string) => {
      const before = cellProblems.get(cellIndex(x, y)) ?? [];
      if (!before.includes(text)) cellProblems.set(cellIndex(x, y), [...before, text]);
    };
    for (const entrance of entrancesOn(floor))
      add(entrance, text('map.cell.entrance', { number: floorNumberText(entrance.labyrinth) }));
    if (judged.floor === floor) for (const problem of judged.problems) add(problem, faultText(problem.fault)[language]);
    return cellProblems;
  }, [text, language, judged, entrancesOn, floor]);
}
