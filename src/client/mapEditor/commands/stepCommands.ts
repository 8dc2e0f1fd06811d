import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { historyCommands, type MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { stepName } from '#client/mapEditor/state/stepName.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { Language } from '#domain/text/languages.ts';

/** Undo and redo for steps that were made on several floors. */
export interface StepFloors {
  readonly lastMade: () => FloorDocument;
  readonly lastUndone: () => FloorDocument;
  readonly goTo: (floor: number) => void;
}

interface StepCommandsParts {
  /** The open floor. */
  readonly floorDocument: FloorDocument;
  readonly floors: StepFloors | undefined;
  /** A part that floats over the map is undone first: it is discarded. */
  readonly selection: Pick<MapSelection, 'pending' | 'cancel'> | undefined;
  readonly language: Language;
  /** Called with the changed cells of the open floor, to highlight them. */
  readonly changed: (cells: Patch['cells']) => void;
  /** Called with the changed cells of another floor, to which the map goes. */
  readonly changedOn: (floor: number, cells: Patch['cells']) => void;
  /** Announces news to assistive technology. */
  readonly report: (news: string) => void;
}

/** Returns undo and redo: with several floors, they act on the newest step of all, and the map goes to its floor. */
export function stepCommands(parts: StepCommandsParts): readonly MapCommand[] {
  const { floorDocument, floors, selection, language, changed, changedOn, report } = parts;
  const text = textIn(language, mapEditorTexts);
  const named = (step: Pick<Patch, 'label'>) => ({ label: stepName(step, language), count: step.label.count });
  const lastMade = () => floors?.lastMade() ?? floorDocument;
  const lastUndone = () => floors?.lastUndone() ?? floorDocument;
  const follow = (key: 'map.news.undo' | 'map.news.redo', { number }: FloorDocument, patch: Patch | undefined) => {
    if (!patch) return;
    if (number === floorDocument.number) changed(patch.cells);
    else {
      changedOn(number, patch.cells);
      floors?.goTo(number);
    }
    report(text(key, named(patch)));
  };
  const nameOf = (step: Pick<Patch, 'label'> | undefined) => step && text('map.news.stroke', named(step));
  return historyCommands({
    undo: () => {
      const label = selection?.pending;
      if (selection?.cancel() && label) {
        report(text('map.news.undo', named({ label })));
        return;
      }
      const floor = lastMade();
      follow('map.news.undo', floor, floor.session.undo());
    },
    undoName: () => nameOf(selection?.pending ? { label: selection.pending } : lastMade().session.undoStep),
    redo: () => {
      const floor = lastUndone();
      follow('map.news.redo', floor, floor.session.redo());
    },
    redoName: () => nameOf(lastUndone().session.redoStep),
  });
}
