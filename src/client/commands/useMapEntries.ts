import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { openMapAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { type Command, wordsOf } from './Command.ts';
import { openEntries } from './openEntries.ts';

/** What the open map can do: its tools and its commands; nothing while none is open. */
export function useMapEntries(): readonly Command[] {
  const text = useText();
  const commands = useAtomValue(openMapAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const choose = useSetAtom(toolAtom);
  const shortcutOf = useAtomValue(shortcutsAtom);
  return useMemo(() => {
    if (!commands) return [];
    const tools = (canWrite ? mapTools : []).map(
      (tool): Command => ({
        id: `map ${tool.id}`,
        group: 'map',
        label: text(tool.label),
        words: wordsOf(tool.label),
        hint: shortcutOf(tool).toUpperCase(),
        run: () => choose(tool),
      }),
    );
    return [...tools, ...openEntries(text, 'map', commands)];
  }, [text, commands, canWrite, choose, shortcutOf]);
}
