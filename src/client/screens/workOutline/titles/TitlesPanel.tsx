import Copy from 'lucide-react/icons/copy';
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
  const { stored, changed, save, isStale } = inHand;
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
      errors={refused[name] ?? []}
      isDisabled={isLocked || !canWrite}
      isChanged={changed.includes(name)}
    />
  );
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
        {field('title_ja')}
        {field('title_en')}
        {canWrite && !isLocked && (
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
