import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { type Leaf, ownLabel } from '#domain/resource/leaf.ts';
import { useScenarioLanguages } from './scenarioLanguages.ts';

/** Returns how leaves of the open scenario are called in the language of the interface. */
export function useLabelOf(): (leaf: Pick<Leaf, 'path' | 'label'>) => string {
  const language = useAtomValue(languageAtom);
  const languages = useScenarioLanguages();
  return (leaf) => ownLabel(leaf, languages)[language];
}
