import { useAtomValue } from 'jotai';
import { PLAY_KEY_LINES } from '#client/guide/playKeyLines.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { KeyLines } from '#client/ui/KeyLines.tsx';

/** The keys of a test play. */
export default function PlayKeys() {
  const language = useAtomValue(languageAtom);
  return <KeyLines lines={PLAY_KEY_LINES.map(({ shown, does }) => [shown, does[language]])} />;
}
