import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { openMapAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { type Command, wordsOf } from './Command.ts';
import { keyText } from './keyCombination.ts';

/** What the open map can do: its tools and its commands; nothing while none is open. */
export function useMapEntries(): readonly Command[] {
  const text = useText();
  const commands = useAtomValue(openMapAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const choose = useSetAtom(toolAtom);
  const shortcutOf = useAtomValue(shortcutsAtom);
  return useMemo(() => {
    if (!commands) return [];
    const entry = (id: string, label: string, hint: string, run: () => void): Command => ({
      id: `map ${id}`,
      group: 'map',
      label: text(label),
      words: wordsOf(label),
      hint,
      run,
    });
    return [
      ...(canWrite ? mapTools : []).map((tool) =>
        entry(tool.id, tool.label, shortcutOf(tool).toUpperCase(), () => choose(tool)),
      ),
      ...commands
        .filter(({ isEnabled }) => isEnabled())
        .map(({ id, label, keys, run }) => entry(`command ${id}`, label, keys.slice(0, 1).map(keyText).join(''), run)),
    ];
  }, [text, commands, canWrite, choose, shortcutOf]);
}
