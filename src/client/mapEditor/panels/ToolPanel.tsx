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
  /** strip: pictures in a column, which leave the panel beside them to what the tool can do; their names come when pointed at. */
  readonly look?: 'list' | 'strip';
}

/** Tools by name, each with its key: one stop for Tab, and arrows among them. On a phone it is the row at the bottom. */
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
