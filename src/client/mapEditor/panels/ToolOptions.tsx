import { useAtom, useAtomValue } from 'jotai';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { erasingAtom, oneSidedAtom, toolAtom, toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { ToolPanelName } from '#client/mapEditor/tools/mapTool.ts';
import { toolTexts } from '#client/mapEditor/tools/toolTexts.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { help, options } from './ToolOptions.css.ts';

const ToolChoices = lazyScreen(() => import('./ToolChoices.tsx'));
const SymmetryChoices = lazyScreen(() => import('./SymmetryChoices.tsx'));

/** The panels that tools name, keyed by name. */
export type ToolPanels = Readonly<Record<ToolPanelName, ComponentType>>;

interface ToolOptionsProps {
  readonly panels: ToolPanels;
  /** Side length of the floor in cells. */
  readonly size: number;
}

/** The options of the current tool: its brush, whether it draws or erases, on one side of an edge or both, and its symmetry. */
export function ToolOptions({ panels, size }: ToolOptionsProps) {
  const language = useAtomValue(languageAtom);
  const text = useText(toolTexts);
  const tool = useAtomValue(toolAtom);
  const values = useAtomValue(toolValuesAtom)(tool);
  const edit = tool.edit(values);
  const Panel = tool.panel && panels[tool.panel];
  const [isOneSided, setOneSided] = useAtom(oneSidedAtom);
  const [isErasing, setErasing] = useAtom(erasingAtom);
  // The wall, the first tool, has no choices, so they can be fetched when idle.
  useEffect(() => prefetchWhenIdle([ToolChoices.load, SymmetryChoices.load]), []);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(tool);
  // The form of an event may have filled the panel's whole height.
  useEffect(() => {
    if (shown.current !== tool) place.current?.scrollIntoView({ block: 'nearest' });
    shown.current = tool;
  }, [tool]);
  return (
    <div ref={place} className={options}>
      <p className={help}>{tool.help[language]}</p>
      <Suspense fallback={<Spinner size="small" />}>
        {(tool.gestures.length > 1 || tool.options.length > 0) && <ToolChoices tool={tool} />}
        {Panel && <Panel />}
      </Suspense>
      {!tool.onlyErases && (edit.edge || edit.cell) && (
        <Switch isSelected={isErasing} onChange={setErasing}>
          {text('map.option.erasing')}
        </Switch>
      )}
      {edit.edge && (
        <div>
          <Switch isSelected={isOneSided} onChange={setOneSided}>
            {text('map.option.oneSided')}
          </Switch>
          <p className={help}>{text('map.option.oneSided.hint')}</p>
        </div>
      )}
      {(edit.edge || edit.cell) && !tool.isSingle && !tool.isSelector && (
        <Suspense>
          <SymmetryChoices size={size} />
        </Suspense>
      )}
    </div>
  );
}
