import type { FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { historyCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { stepName } from '#client/mapEditor/state/stepName.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { Language } from '#domain/text/languages.ts';

/** Where steps are taken back and done again that were made on several floors. */
export interface StepFloors {
  readonly lastMade: () => FloorSheet;
  readonly lastUndone: () => FloorSheet;
  readonly goTo: (floor: number) => void;
}

interface StepCommandsParts {
  /** The floor that is open. */
  readonly sheet: FloorSheet;
  readonly floors: StepFloors | undefined;
  readonly language: Language;
  /** What has changed on the floor that is open is set off. */
  readonly changed: (cells: Patch['cells']) => void;
  /** It has changed on another one, to which the map goes. */
  readonly changedOn: (floor: number, cells: Patch['cells']) => void;
  /** Tells assistive technology. */
  readonly tell: (news: string) => void;
}

/** Undo and redo: the newest step of all floors where there are several, the map going to its floor. */
export function stepCommands(parts: StepCommandsParts): readonly MapCommand[] {
  const { sheet, floors, language, changed, changedOn, tell } = parts;
  const text = textIn(language, mapEditorTexts);
  const named = (step: Patch) => ({ label: stepName(step, language), count: step.label.count });
  const lastMade = () => floors?.lastMade() ?? sheet;
  const lastUndone = () => floors?.lastUndone() ?? sheet;
  const follow = (key: 'map.news.undo' | 'map.news.redo', { number }: FloorSheet, patch: Patch | undefined) => {
    if (!patch) return;
    if (number === sheet.number) changed(patch.cells);
    else {
      changedOn(number, patch.cells);
      floors?.goTo(number);
    }
    tell(text(key, named(patch)));
  };
  const nameOf = (step: Patch | undefined) => step && text('map.news.stroke', named(step));
  return historyCommands({
    undo: () => {
      const floor = lastMade();
      follow('map.news.undo', floor, floor.session.undo());
    },
    undoName: () => nameOf(lastMade().session.undoStep),
    redo: () => {
      const floor = lastUndone();
      follow('map.news.redo', floor, floor.session.redo());
    },
    redoName: () => nameOf(lastUndone().session.redoStep),
  });
}
