import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import type { SearchableCommand } from './findCommands.ts';

const NONE: readonly SearchableCommand[] = [];

/** Returns the single settings of the open scenario's rules; they load when the palette is first opened in a scenario. */
export function useRuleEntries(): readonly SearchableCommand[] {
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const scenarioId = /^\/scenarios\/([^/]+)/.exec(path)?.[1];
  const [settings, setSettings] = useState<typeof import('./ruleSettings.ts')>();
  useEffect(() => {
    if (scenarioId === undefined) return;
    let isThere = true;
    // Without a connection the palette works without them.
    import('./ruleSettings.ts').then(
      (module) => isThere && setSettings(module),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [scenarioId]);
  return useMemo(
    () => (settings && scenarioId !== undefined ? settings.ruleCommands(scenarioId, language, navigate) : NONE),
    [settings, scenarioId, language, navigate],
  );
}
