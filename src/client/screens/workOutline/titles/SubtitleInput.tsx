import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted, small } from '#client/page/page.css.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { leafSpan } from '#client/resource/openRecord/FieldPlace.css.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { SUBTITLE_PICTURE, type TitleAuthorName, titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { titleTexts } from './titleTexts.ts';

/** Returns the input of a leaf, shown while the subtitle is of its kind; the value of the other kind is kept. */
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
          <p className={`${muted} ${small} ${leafSpan({ size: 'whole' })}`}>{text('titles.pictureHint')}</p>
        )}
      </>
    );
  };

/** The choice between a text and a picture, before the field of each. */
function SubtitleKindInput() {
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('publish');
  const { desk, number } = useOpenRecord();
  const value = useDesk(desk, () => (desk.record(number) as TitleAuthorName).subtitle_kind);
  const leaf = desk.resource.leaves.find(({ path }) => path === 'subtitle_kind');
  if (!leaf) return null;
  if (!canWrite) return <RecordLeaf leaf={leaf} />;
  const { label, options } = titleAuthorName.fields.subtitle_kind;
  return (
    <div data-path={leaf.path} className={leafSpan({ size: 'whole' })}>
      <Choice
        look="segments"
        label={label[language]}
        value={value}
        onChange={(code) => desk.edit([{ number, leaf, value: code }])}
        options={options.map((option) => ({ value: option.code, label: option.label[language] }))}
      />
    </div>
  );
}

export const SUBTITLE_INPUTS = {
  subtitle_kind: SubtitleKindInput,
  subtitle_ja: subtitleInput('subtitle_ja'),
  subtitle_en: subtitleInput('subtitle_en'),
  subtitle_image: subtitleInput('subtitle_image'),
};
