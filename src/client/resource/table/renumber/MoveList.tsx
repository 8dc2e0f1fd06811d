import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Move } from '#client/resource/renumber/renumberMoves.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { moveList } from './renumber.css.ts';
import { renumberTexts } from './renumberTexts.ts';

/** A list of the moves, shown while the way is being chosen. */
export function MoveList({ desk, moves }: { readonly desk: RecordDesk; readonly moves: readonly Move[] }) {
  const text = useText(renumberTexts);
  const language = useAtomValue(languageAtom);
  const { resource } = desk;
  const padded = (number: number) => paddedNumber(resource.name, number);
  if (moves.length === 0) return <p className={muted}>{text('renumber.nobody')}</p>;
  return (
    <ol className={moveList} aria-label={text('renumber.moves')}>
      {moves.map(({ from, to }) => (
        <li key={from}>
          {padded(from)} → <strong>{padded(to)}</strong> {recordName(resource, desk.record(from), from, language)}
        </li>
      ))}
    </ol>
  );
}
