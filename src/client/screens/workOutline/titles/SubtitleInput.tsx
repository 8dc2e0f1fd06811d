import { useText } from '#client/i18n/useText.ts';
import { useDesk, useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/form/RecordLeaf.tsx';
import { muted, small } from '#client/shell/page.css.ts';
import { SUBTITLE_PICTURE, type TitleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { titleTexts } from './titleTexts.ts';

/** The field of a leaf, shown while the subtitle is of its sort; what the other one holds stays. */
const subtitleInput = (path: 'subtitle_ja' | 'subtitle_en' | 'subtitle_image') =>
  function SubtitleInput() {
    const text = useText(titleTexts);
    const { desk, number } = useOpenRecord();
    const isPicture = useDesk(desk, () => (desk.record(number) as TitleAuthorName).subtitle_kind === SUBTITLE_PICTURE);
    const leaf = desk.resource.leaves.find((one) => one.path === path);
    if (!leaf || isPicture !== (path === 'subtitle_image')) return null;
    return (
      <>
        <RecordLeaf leaf={leaf} />
        {isPicture && (
          <p className={`${muted} ${small}`} style={{ gridColumn: '1 / -1' }}>
            {text('titles.pictureHint')}
          </p>
        )}
      </>
    );
  };

export const SUBTITLE_INPUTS = {
  subtitle_ja: subtitleInput('subtitle_ja'),
  subtitle_en: subtitleInput('subtitle_en'),
  subtitle_image: subtitleInput('subtitle_image'),
};
