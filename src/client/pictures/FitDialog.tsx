import { useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Slider } from '#client/ui/Slider.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { useFileAddress } from '#client/ui/useFileAddress.ts';
import type { PictureForm } from '#domain/catalogs/pictureUses.ts';
import { type FittedPicture, fitPicture, hasFlatGround } from './fitPicture.ts';
import * as styles from './pictures.css.ts';
import { pictureTexts } from './pictureTexts.ts';
import type { Sent } from './usePictureUpload.ts';

interface FitDialogProps {
  readonly pictures: readonly Sent[];
  readonly form: PictureForm;
  readonly onSend: (pictures: readonly Sent[]) => void;
  readonly onClose: () => void;
}

/** Out of 255: enough for a drawing on one colour, or a photograph of it. */
const TOLERANCE = 24;
const MOST_TOLERANCE = 128;

/** Offers to adjust pictures that would be refused, and shows the results. */
export function FitDialog({ pictures, form, onSend, onClose }: FitDialogProps) {
  const text = useText(pictureTexts, pageTexts);
  /** Undefined until it is known whether the pictures have a background that can be removed. */
  const [isKeyed, setKeyed] = useState<boolean>();
  const [drawn, setDrawn] = useState(TOLERANCE);
  const [tolerance, setTolerance] = useState(TOLERANCE);
  const [fitted, setFitted] = useState<readonly (Sent & FittedPicture)[]>();
  useEffect(() => {
    if (form.ground === 'filled') return setKeyed(false);
    void Promise.all(pictures.map(({ file }) => hasFlatGround(file, TOLERANCE))).then((flat) =>
      setKeyed(flat.some(Boolean)),
    );
  }, [pictures, form]);
  useEffect(() => {
    if (isKeyed === undefined) return;
    let isCurrent = true;
    const makeAll = async () => {
      const made: (Sent & FittedPicture)[] = [];
      for (const { name, file } of pictures) {
        made.push({ name, ...(await fitPicture(file, form, isKeyed ? tolerance : undefined)) });
        if (!isCurrent) return;
      }
      setFitted(made);
    };
    void makeAll();
    return () => {
      isCurrent = false;
      setFitted(undefined);
    };
  }, [pictures, form, isKeyed, tolerance]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('picture.fit')}
      closeLabel={text('common.close')}
      size="medium"
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button onPress={() => onSend(pictures)}>{text('picture.fit.sendAnyway')}</Button>
          <Button tone="primary" autoFocus isPending={!fitted} onPress={() => fitted && onSend(fitted)}>
            {text('picture.fit.send')}
          </Button>
        </>
      }
    >
      <div className={styles.options}>
        <p>{text(`picture.fit.why.${form.ground}`, { width: form.width, height: form.height })}</p>
        {form.ground === 'transparent' && (
          <Switch isSelected={isKeyed ?? false} onChange={setKeyed}>
            {text('picture.fit.key')}
          </Switch>
        )}
        {isKeyed && (
          <Slider
            label={text('picture.fit.tolerance')}
            value={drawn}
            min={0}
            max={MOST_TOLERANCE}
            onChange={setDrawn}
            onChangeEnd={setTolerance}
          />
        )}
        <ul className={styles.fitting}>
          {pictures.map(({ name, file }, index) => (
            <li key={`${name} ${file.size}`} className={styles.fittingRow}>
              <Preview file={file} caption={text('picture.fit.before')} />
              <Preview file={fitted?.[index]?.file} caption={text('picture.fit.after')} />
              <span className={styles.fileName}>
                <span>{name}</span>
                {fitted?.[index]?.isTooOpaque && <strong> {text('picture.fit.opaque')}</strong>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** A picture that only this page has; an empty place until it is made. */
function Preview({ file, caption }: { readonly file: Blob | undefined; readonly caption: string }) {
  const address = useFileAddress(file);
  return (
    <figure className={styles.figure}>
      {address === undefined ? (
        <span className={styles.picture({ size: 'small' })} />
      ) : (
        <img className={styles.picture({ size: 'small' })} src={address} alt="" />
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
