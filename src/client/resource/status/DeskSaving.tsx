import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { SavingIndicator } from '#client/saving/SavingIndicator.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { deskSavingTexts } from './deskSavingTexts.ts';
import { jump } from './jump.css.ts';

/** The maximum number of records that are named; the others are counted. */
const MOST_NAMED = 2;

interface DeskSavingProps {
  readonly desk: RecordDesk;
  /** Goes to a leaf or field of a record, by its path; by default the address of its form is opened. */
  readonly onGo?: (number: number, path: string) => void;
}

/** The save state of records. Names the first records that cannot be saved, or not in full, and links to the first one. */
export function DeskSaving({ desk, onGo }: DeskSavingProps) {
  const text = useText(deskSavingTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const problems = useDesk(desk, () => desk.problems);
  const overlong = useDesk(desk, () => desk.overlong);
  const kind = desk.resource.name;
  const [told, words] =
    problems.size > 0 ? ([problems, 'saving.invalidAt'] as const) : ([overlong, 'saving.overlongAt'] as const);
  const numbers = [...told.keys()].sort((one, other) => one - other);
  const [first] = numbers;
  if (first === undefined) return <SavingIndicator autosave={desk.autosave} needs={desk.resource.needs} />;
  const named = numbers.slice(0, MOST_NAMED).map((number) => paddedNumber(kind, number));
  const others = numbers.length - named.length;
  const where = new Intl.ListFormat(language, { style: 'narrow' }).format([
    ...named,
    ...(others > 0 ? [text('saving.others', { count: others })] : []),
  ]);
  const go = onGo ?? ((number, path) => navigate(recordHref(desk.scenarioId, kind, number, path)));
  const toCorrect = (
    <button type="button" className={jump} onClick={() => go(first, told.get(first)?.[0]?.path ?? '')}>
      {text(words, { where })}
    </button>
  );
  return <SavingIndicator autosave={desk.autosave} needs={desk.resource.needs} toCorrect={toCorrect} />;
}
