import { eventStepTexts, eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { toolStepKey } from '#client/mapEditor/gestures/DrawingTool.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { Label, Language } from '#domain/text/languages.ts';

const NAMES = { ...mapEditorTexts, ...floorActionTexts, ...eventTexts, ...selectionTexts, ...toolTexts };
const ofTools = Object.fromEntries(mapTools.map((tool) => [toolStepKey(tool), tool.label]));
const names: Readonly<Record<string, Label>> = { ...NAMES, ...eventStepTexts, ...ofTools };

/** The key of a step's name: a text key, or the key of the tool that made the step. */
export type StepKey = keyof typeof NAMES | keyof typeof eventStepTexts | ReturnType<typeof toolStepKey>;

/** Returns the name of an undo step; its key if it was stored by a version that used other names. */
export const stepName = ({ label }: Pick<Patch, 'label'>, language: Language): string =>
  names[label.key]?.[language] ?? label.key;
