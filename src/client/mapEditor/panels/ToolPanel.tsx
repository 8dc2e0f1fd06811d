import { useAtom, useAtomValue } from 'jotai';
import { Button } from 'react-aria-components/Button';
import { useText } from '#client/i18n/useText.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { shortcut, toolButton, toolName, tools } from './ToolPanel.css.ts';
import { toolIcons } from './toolIcons.ts';

/** Tools by name, each with its key. On a phone it is the row at the bottom. */
export function ToolPanel({ shown = mapTools }: { readonly shown?: readonly MapTool[] }) {
  const text = useText();
  const shortcutOf = useAtomValue(shortcutsAtom);
  const [tool, setTool] = useAtom(toolAtom);
  return (
    <div className={tools} role="toolbar" aria-label={text('map.tools')}>
      {shown.map((each) => {
        const Icon = toolIcons[each.icon];
        return (
          <Button key={each.id} className={toolButton} aria-pressed={each === tool} onPress={() => setTool(each)}>
            <Icon size={20} />
            <span className={toolName}>{text(each.label)}</span>
            <kbd className={shortcut} aria-hidden>
              {shortcutOf(each).toUpperCase()}
            </kbd>
          </Button>
        );
      })}
    </div>
  );
}
