import Copy from 'lucide-react/icons/copy';
import { Fragment } from 'react';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { section, sectionTitle } from '#client/resource/form/RecordForm.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { TitleName, Titles } from '#domain/scenario/titleFields.ts';
import { TitleField } from './TitleField.tsx';
import * as styles from './titles.css.ts';
import { titleTexts } from './titleTexts.ts';
import type { TitlesForm } from './useTitles.ts';

interface TitlesPanelProps {
  readonly scenarioId: string;
  readonly titles: Titles;
  readonly inHand: TitlesForm;
  readonly canWrite: boolean;
}

/** Titles and author name: the only part of the work outline with a save button, because a typed title may be taken. */
export function TitlesPanel({ scenarioId, titles, inHand, canWrite }: TitlesPanelProps) {
  const text = useText(titleTexts);
  const { stored, changed, save, isStale, asked } = inHand;
  const isLocked = stored?.is_registered === true;
  const refused = fieldErrorsOf(save.error) ?? {};
  const field = (name: TitleName) => (
    <TitleField
      scenarioId={scenarioId}
      name={name}
      value={titles[name]}
      onChange={(value) => {
        if (save.isError) save.reset();
        inHand.type(name, value);
      }}
      // The refusal of a copy is about the title that it copies.
      errors={(name !== 'author_name' && isAlone ? (refused.title_ja ?? refused.title_en) : refused[name]) ?? []}
      isDisabled={isLocked || !canWrite}
      isRequired={name === 'title_ja' || (name === 'title_en' && isAlone)}
      isChanged={changed.includes(name)}
    />
  );
  const [own] = asked;
  const isAlone = asked.length === 1;
  // The language that is not asked for may have no title yet, which a release demands.
  const lacking = isAlone && own && titles.title_ja !== titles.title_en ? titles[`title_${own}`] : '';
  return (
    <section className={section} aria-labelledby="titles-title">
      <h3 className={sectionTitle} id="titles-title">
        {text('titles.panel')}
      </h3>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && !save.isPending) inHand.send();
        }}
      >
        {isLocked ? <Notice>{text('titles.locked')}</Notice> : <p className={muted}>{text('titles.about')}</p>}
        {field('author_name')}
        {asked.map((language) => (
          <Fragment key={language}>{field(`title_${language}`)}</Fragment>
        ))}
        {lacking !== '' && canWrite && !isLocked && (
          <div data-path={own === 'ja' ? 'title_en' : 'title_ja'}>
            <p className={muted}>{text('titles.lacking')}</p>
            <Button
              size="small"
              icon={<Copy size={14} aria-hidden />}
              onPress={() => own && inHand.type(`title_${own}`, lacking)}
            >
              {text('titles.copyAlone')}
            </Button>
          </div>
        )}
        {!isAlone && canWrite && !isLocked && (
          <div className={styles.buttons}>
            <Button
              size="small"
              icon={<Copy size={14} aria-hidden />}
              isDisabled={titles.title_en === titles.title_ja}
              onPress={() => inHand.type('title_en', titles.title_ja)}
            >
              {text('titles.copy')}
            </Button>
          </div>
        )}
        {canWrite && !isLocked && (
          <div className={styles.save({ isChanged: changed.length > 0 })}>
            <span role="status" className={styles.state}>
              {changed.length > 0 ? text('titles.notSaved') : save.isSuccess ? text('titles.saved') : ''}
            </span>
            {changed.length > 0 && (
              <Button tone="plain" onPress={inHand.discard}>
                {text('titles.discard')}
              </Button>
            )}
            <Button type="submit" tone="primary" isDisabled={changed.length === 0} isPending={save.isPending}>
              {text('titles.save')}
            </Button>
          </div>
        )}
        {isStale && (
          <Notice tone="warning" role="alert">
            {text('titles.changed')}
          </Notice>
        )}
      </form>
    </section>
  );
}
