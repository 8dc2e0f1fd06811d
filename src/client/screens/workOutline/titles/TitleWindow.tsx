import { useAtomValue } from 'jotai';
import { textIn } from '#client/i18n/defineTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { SUBTITLE_PICTURE, type Subtitle, type TitleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import type { Titles } from '#domain/scenario/titleFields.ts';
import type { Language } from '#domain/text/languages.ts';
import { textCells } from '#domain/text/textCells.ts';
import * as styles from './titles.css.ts';
import { titleTexts } from './titleTexts.ts';

interface TitleWindowProps {
  readonly titles: Titles;
  readonly record: Subtitle & Pick<TitleAuthorName, 'comment_ja' | 'comment_en'>;
  /** The language of the game, not of the interface. */
  readonly language: Language;
}

/** The title screen of the game. */
export function TitleWindow({ titles, record, language }: TitleWindowProps) {
  const text = useText(titleTexts);
  const shown = useAtomValue(languageAtom);
  const title = titles[`title_${language}`];
  const subtitle = record[`subtitle_${language}`];
  const comment = record[`comment_${language}`];
  const by = titles.author_name && textIn(language, titleTexts)('titles.by', { name: titles.author_name });
  const isPicture = record.subtitle_kind === SUBTITLE_PICTURE;
  const words = [title, isPicture ? '' : subtitle, by, comment].filter(Boolean).join(' / ');
  return (
    <figure className={styles.figure} lang={language === shown ? undefined : language}>
      <div className={styles.stage} role="img" aria-label={`${text(`titles.${language}`)}: ${words}`}>
        <div className={styles.middle}>
          <span className={styles.rule} />
          <Line words={title} look={styles.titleLine} />
          {isPicture ? (
            <SubtitlePicture id={record.subtitle_image} />
          ) : (
            subtitle !== '' && <Line words={subtitle} look={styles.quietLine} />
          )}
          <span className={styles.rule} />
          <span className={styles.quiet}>{by}</span>
        </div>
        <span className={styles.comment}>{comment}</span>
      </div>
      <figcaption className={styles.caption}>{text(`titles.${language}`)}</figcaption>
    </figure>
  );
}

function SubtitlePicture({ id }: { readonly id: string }) {
  const text = useText(titleTexts);
  if (id === '') return <span className={styles.noPicture}>{text('titles.noPicture')}</span>;
  return (
    <span className={styles.picture}>
      <StoredPicture id={id} size="whole" name="" />
    </span>
  );
}

/** A line in cells, so that a full-width character is exactly two half-width ones. */
function Line({ words, look }: { readonly words: string; readonly look: string }) {
  const [line] = textCells(words, 40, 1);
  return (
    <span className={`${styles.line} ${look}`}>
      {line?.cells.map(({ column, character, width }) => (
        <span key={column} className={styles.cell({ width })}>
          {character}
        </span>
      ))}
    </span>
  );
}
