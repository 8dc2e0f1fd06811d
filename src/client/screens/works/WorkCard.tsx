import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { type ListedWork, workPath, workPlayPath, workTitles } from '#client/page/scenario/listedWork.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import { WorkCover } from './WorkCover.tsx';
import { workTags } from './workChips.ts';
import * as styles from './works.css.ts';
import { worksTexts } from './worksTexts.ts';

/** The card of a work in the catalogue. */
export function WorkCard({ work }: { readonly work: ListedWork }) {
  const text = useText(worksTexts);
  const language = useAtomValue(languageAtom);
  const { title, other } = workTitles(work, language);
  const comment = fieldInLanguage(work, 'comment', language);
  const counted = [
    text('works.floors', { count: work.counts.floors }),
    ...(work.category === 'open'
      ? [text('works.plays', { count: work.plays }), text('works.downloads', { count: work.downloads })]
      : []),
  ];
  return (
    <li className={styles.card}>
      <WorkCover image={work.cover_image} view={work.picture} />
      <div className={styles.words}>
        <h2 className={styles.cardTitle}>
          <RouteLink href={workPath(work.code)}>{title}</RouteLink>
        </h2>
        {other !== '' && other !== title && <p className={`${muted} ${small}`}>{other}</p>}
        {work.author_name !== '' && <p className={small}>{text('works.by', { name: work.author_name })}</p>}
        {comment !== '' && <p className={styles.comment}>{comment}</p>}
        <ul className={styles.chips}>
          {workTags(work, language).map((chip) => (
            <li key={chip} className={styles.chip}>
              {chip}
            </li>
          ))}
        </ul>
        <div className={styles.cardFoot}>
          <p className={`${muted} ${small}`}>{counted.join(' · ')}</p>
          {work.category === 'open' && (
            <RouteLink
              href={workPlayPath(work.code)}
              look="quiet"
              icon={<Play size={16} aria-hidden />}
              aria-label={text('work.playThis', { title })}
            >
              {text('work.play')}
            </RouteLink>
          )}
        </div>
      </div>
    </li>
  );
}
