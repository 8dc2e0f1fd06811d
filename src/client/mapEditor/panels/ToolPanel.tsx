import { useAtom, useAtomValue } from 'jotai';
import { Button } from 'react-aria-components/Button';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { shortcut, toolButton, toolName, tools } from './ToolPanel.css.ts';

interface ToolPanelProps {
  readonly shown?: readonly MapTool[];
  /** strip: a column of icons, which leaves the panel next to it for the tool's options; the names appear on hover. */
  readonly look?: 'list' | 'strip';
}

/** The list of tools with their keys: one Tab stop, with arrow keys inside. On a phone it is the row at the bottom. */
export function ToolPanel({ shown = mapTools, look = 'list' }: ToolPanelProps) {
  const language = useAtomValue(languageAtom);
  const text = useText(mapEditorTexts);
  const shortcutOf = useAtomValue(shortcutsAtom);
  const [tool, setTool] = useAtom(toolAtom);
  const stop = shown.includes(tool) ? tool : shown[0];
  return (
    <div className={tools} data-look={look} role="toolbar" aria-label={text('map.tools')} onKeyDown={stepThrough}>
      {shown.map((each) => {
        const Icon = each.icon;
        const name = each.label[language];
        const key = shortcutOf(each).toUpperCase();
        const button = (
          <Button
            key={each.id}
            className={toolButton}
            aria-pressed={each === tool}
            excludeFromTabOrder={each !== stop}
            onPress={() => setTool(each)}
          >
            <Icon size={20} />
            <span className={toolName}>{name}</span>
            <kbd className={shortcut} aria-hidden>
              {key}
            </kbd>
          </Button>
        );
        return look === 'list' ? (
          button
        ) : (
          <Tooltip key={each.id} text={key ? `${name} (${key})` : name} placement="left">
            {button}
          </Tooltip>
        );
      })}
    </div>
  );
}
