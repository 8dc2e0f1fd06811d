import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { points } from '#client/page/page.css.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { recordTitle } from '#domain/catalogs/recordKinds.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Label } from '#domain/text/languages.ts';
import { statusTexts } from './statusTexts.ts';

type Moved = NonNullable<RouterOutputs['publishing']['changes']['data']>['moved'];

/** The maximum number listed; the rest is only counted. */
const MOST_LISTED = 30;

/** Whether saves of the last release still work, and what they would lose. */
export function MovedNumbers({ moved }: { readonly moved: Moved }) {
  const text = useText(statusTexts);
  const language = useAtomValue(languageAtom);
  const nameIn = (name: Label) => inLanguage(name, language);
  const whereNow = ({ to, instead }: Moved[number]) => {
    if (to !== null) return to;
    if (instead === null) return text('changes.gone');
    const name = nameIn(instead);
    return name === '' ? text('changes.insteadNameless') : text('changes.instead', { name });
  };
  if (moved.length === 0) return <Notice tone="success">{text('changes.savesGoOn')}</Notice>;
  return (
    <Notice tone="warning">
      <p>{text('changes.savesBreak', { count: moved.length })}</p>
      <ul className={points}>
        {moved.slice(0, MOST_LISTED).map((one) => (
          <li key={`${one.kind} ${one.from}`}>
            {text('changes.movedTo', {
              kind: recordTitle(one.kind)[language],
              from: one.from,
              name: nameIn(one.name),
              to: whereNow(one),
            })}
          </li>
        ))}
        {moved.length > MOST_LISTED && <li>{text('changes.movedRest', { count: moved.length - MOST_LISTED })}</li>}
      </ul>
    </Notice>
  );
}
