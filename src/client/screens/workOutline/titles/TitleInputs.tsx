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
import {
  COVER,
  SUBTITLE_PICTURE,
  type TitleAuthorName,
  titleAuthorName,
} from '#domain/resources/outline/titleAuthorName.ts';
import { CoverPlaceInput } from './CoverPlaceInput.tsx';
import { titleTexts } from './titleTexts.ts';

interface Condition {
  /** Whether the field is shown; its value is kept while it is not. */
  readonly isShown: (record: TitleAuthorName) => boolean;
  readonly hint?: 'titles.pictureHint' | 'titles.coverHint';
}

/** Returns the input of a leaf that is shown under a condition. */
const conditionalInput = (path: keyof TitleAuthorName, { isShown, hint }: Condition) =>
  function ConditionalInput() {
    const text = useText(titleTexts);
    const { desk, number } = useOpenRecord();
    const isSeen = useDesk(desk, () => isShown(desk.record(number) as TitleAuthorName));
    const leaf = desk.resource.leaves.find((one) => one.path === path);
    if (!leaf || !isSeen) return null;
    return (
      <>
        <RecordLeaf leaf={leaf} />
        {hint && <p className={`${muted} ${small} ${leafSpan({ size: 'whole' })}`}>{text(hint)}</p>}
      </>
    );
  };

/** Returns the choice between the kinds of something, which stands before the fields of each kind. */
const kindInput = (path: 'subtitle_kind' | 'cover_kind') =>
  function KindInput() {
    const language = useAtomValue(languageAtom);
    const canWrite = useMay('publish');
    const { desk, number } = useOpenRecord();
    const value = useDesk(desk, () => (desk.record(number) as TitleAuthorName)[path]);
    const leaf = desk.resource.leaves.find((one) => one.path === path);
    if (!leaf) return null;
    if (!canWrite) return <RecordLeaf leaf={leaf} />;
    const { label, options } = titleAuthorName.fields[path];
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
  };

const isText = { isShown: ({ subtitle_kind }: TitleAuthorName) => subtitle_kind !== SUBTITLE_PICTURE };
const isPicture: Condition = {
  isShown: ({ subtitle_kind }) => subtitle_kind === SUBTITLE_PICTURE,
  hint: 'titles.pictureHint',
};
const isCoverPicture: Condition = {
  isShown: ({ cover_kind }) => cover_kind === COVER.picture,
  hint: 'titles.coverHint',
};

export const TITLE_INPUTS = {
  subtitle_kind: kindInput('subtitle_kind'),
  subtitle_ja: conditionalInput('subtitle_ja', isText),
  subtitle_en: conditionalInput('subtitle_en', isText),
  subtitle_image: conditionalInput('subtitle_image', isPicture),
  cover_kind: kindInput('cover_kind'),
  cover_place: CoverPlaceInput,
  cover_image: conditionalInput('cover_image', isCoverPicture),
};
