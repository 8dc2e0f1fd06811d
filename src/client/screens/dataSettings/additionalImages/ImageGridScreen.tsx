import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { muted, page } from '#client/page/page.css.ts';
import { PictureDrop } from '#client/pictures/PictureDrop.tsx';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { LeafValue } from '#client/resource/display/LeafValue.tsx';
import { DeskSteps } from '#client/resource/form/DeskSteps.tsx';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { blankNumbers, writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { useUses } from '#client/resource/uses/useUses.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { numbersOf, type RecordOf } from '#domain/resource/defineResource.ts';
import { type Leaf, leafAt, leafValue } from '#domain/resource/leaf.ts';
import { additionalImage } from '#domain/resources/additionalImage.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { additionalImagesTexts } from './additionalImagesTexts.ts';
import * as styles from './ImageGrid.css.ts';

/** The author's own images as pictures; several can be added at once. */
export default function ImageGridScreen({ scenarioId }: { readonly scenarioId: string }) {
  const desk = useRecordDesk(additionalImage, scenarioId);
  return desk ? <ImageGrid desk={desk} /> : <RecordsPending resources={[additionalImage]} scenarioId={scenarioId} />;
}

const NUMBERS = numbersOf(additionalImage);
const leafOf = (path: string): Leaf => leafAt(additionalImage.leaves, path) as Leaf;
const [IMAGE, NAME, PLATFORM] = [leafOf('image'), leafOf('name_ja'), leafOf('platform')];

function ImageGrid({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(additionalImagesTexts);
  const canWrite = useMay('edit');
  useFormKeys(desk);
  // As one text, so that the screen only renders again when the numbers change.
  const written = useDesk(desk, () => writtenNumbers(desk, NUMBERS).join(' '));
  const numbers = written === '' ? [] : written.split(' ').map(Number);
  const { uses } = useUses(desk, NUMBERS);
  const counts = Map.groupBy(uses ?? [], ({ used }) => used);

  function add(id: string, fileName: string) {
    const [number] = blankNumbers(desk, NUMBERS);
    if (number === undefined) {
      showSnackbar(text('images.full', { name: fileName }), { tone: 'danger' });
      return;
    }
    const name = fileName.replace(/\.[^.]*$/, '').trim();
    desk.edit([
      { number, leaf: IMAGE, value: id },
      ...(displayWidth(name) <= MOST_NAME ? [{ number, leaf: NAME, value: name }] : []),
    ]);
  }
  return (
    <div className={page}>
      <div className={styles.head}>
        <DeskSaving desk={desk} />
        <div className={styles.steps}>
          <DeskSteps desk={desk} />
        </div>
      </div>
      {canWrite && (
        <Panel title={text('images.add')}>
          <PictureDrop
            scenarioId={desk.scenarioId}
            use="additional"
            label={text('images.add')}
            onTaken={add}
            takesSeveral
            isDisabled={numbers.length === NUMBERS.length}
          >
            <span>{text('images.add.hint', { count: NUMBERS.length - numbers.length })}</span>
          </PictureDrop>
        </Panel>
      )}
      <Panel title={text('images.count', { count: numbers.length })}>
        {numbers.length === 0 && <p className={muted}>{text('images.none')}</p>}
        <ul className={styles.grid}>
          {numbers.map((number) => (
            <li key={number}>
              <ImageCard desk={desk} number={number} uses={uses && (counts.get(number)?.length ?? 0)} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const MOST_NAME = additionalImage.fields.name_ja.maxWidth;

interface ImageCardProps {
  readonly desk: RecordDesk;
  readonly number: number;
  /** The number of places that use it; undefined while that is not known. */
  readonly uses: number | undefined;
}

/** One image, as a link to its form. */
function ImageCard({ desk, number, uses }: ImageCardProps) {
  const text = useText(additionalImagesTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const href = recordHref(desk.scenarioId, 'additional_image', number);
  const record = useRecord(desk, number) as RecordOf<typeof additionalImage>;
  return (
    <a className={styles.card} href={href} onClick={plainClick(() => navigate(href))}>
      {record.image === '' ? (
        <span className={styles.blank}>{text('images.noImage')}</span>
      ) : (
        <StoredPicture id={record.image} size="wide" name="" />
      )}
      <span className={styles.name}>{numberedName(additionalImage, record, number, language)}</span>
      <span className={styles.facts}>
        <span>
          <LeafValue leaf={PLATFORM} value={leafValue(record, PLATFORM)} scenarioId={desk.scenarioId} />
        </span>
        {uses !== undefined && <span>{uses === 0 ? text('images.unused') : text('images.uses', { count: uses })}</span>}
      </span>
    </a>
  );
}
