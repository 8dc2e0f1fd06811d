import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { shortcutsAtom } from '#client/mapEditor/keys/keyBindings.ts';
import { openMapAtom, toolAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { useMay } from '#client/page/may.ts';
import { type Command, wordsOf } from './Command.ts';
import { openEntries } from './openEntries.ts';

/** Returns the tools and commands of the open map; empty if none is open. */
export function useMapEntries(): readonly Command[] {
  const language = useAtomValue(languageAtom);
  const commands = useAtomValue(openMapAtom);
  const canWrite = useMay('edit');
  const choose = useSetAtom(toolAtom);
  const shortcutOf = useAtomValue(shortcutsAtom);
  return useMemo(() => {
    if (!commands) return [];
    const tools = (canWrite ? mapTools : []).map(
      (tool): Command => ({
        id: `map ${tool.id}`,
        group: 'map',
        label: tool.label[language],
        words: wordsOf(tool.label),
        hint: shortcutOf(tool).toUpperCase(),
        run: () => choose(tool),
      }),
    );
    return [...tools, ...openEntries(language, 'map', commands)];
  }, [language, commands, canWrite, choose, shortcutOf]);
}
