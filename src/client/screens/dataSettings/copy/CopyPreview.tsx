import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { targetList } from './copyForm.css.ts';
import { copyTexts } from './copyTexts.ts';

interface CopyPreviewProps {
  readonly desk: RecordDesk;
  readonly source: number;
  readonly fieldCount: number;
  readonly targets: readonly number[];
}

/** How many records a copy changes, and which of them hold something already. */
export function CopyPreview({ desk, source, fieldCount, targets }: CopyPreviewProps) {
  const text = useText(copyTexts);
  const language = useAtomValue(languageAtom);
  const { resource } = desk;
  const name = (number: number) => numberedName(resource, desk.record(number), number, language);
  const isFree = (number: number) => !desk.isThere(number);
  const overwritten = targets.filter((number) => !isFree(number)).length;
  return (
    <>
      <p role="status">{text('copy.count', { name: name(source), fields: fieldCount, count: targets.length })}</p>
      {overwritten > 0 && <Notice tone="warning">{text('copy.overwritten', { count: overwritten })}</Notice>}
      <ul className={targetList} aria-label={text('copy.list')}>
        {targets.map((number) => (
          <li key={number}>
            {name(number)} {isFree(number) && text('copy.blank')}
          </li>
        ))}
      </ul>
    </>
  );
}
