import ImageUp from 'lucide-react/icons/image-up';
import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { FitDialog } from './FitDialog.tsx';
import * as styles from './pictures.css.ts';
import { pictureTexts } from './pictureTexts.ts';
import { usePictureUpload } from './usePictureUpload.ts';

interface PictureDropProps {
  readonly scenarioId: string;
  readonly use: PictureUse;
  /** What the pictures are for. */
  readonly label: string;
  /** Hears of each picture that the server has taken, with its id and the name of its file. */
  readonly onTaken: (id: string, name: string) => void;
  readonly takesSeveral?: boolean;
  readonly isDisabled?: boolean;
  /** What is there already. */
  readonly children?: ReactNode;
  /** Beside the button that chooses. */
  readonly actions?: ReactNode;
}

/** Where pictures are chosen or dropped; they are sent with their progress, made to fit, or refused with the reason. */
export function PictureDrop({ scenarioId, use, label, onTaken, takesSeveral = false, ...props }: PictureDropProps) {
  const { isDisabled = false, children, actions } = props;
  const text = useText(pictureTexts);
  const upload = usePictureUpload(scenarioId, use, onTaken);
  const { share, refusals, unfit } = upload;
  return (
    <div className={styles.drop}>
      <FileDrop
        label={text('picture.place', { label })}
        chooseLabel={text(takesSeveral ? 'picture.pickSeveral' : 'picture.pick')}
        chooseIcon={<ImageUp size={16} aria-hidden />}
        accept={['image/*']}
        takesSeveral={takesSeveral}
        onChoose={(...files) => void upload.choose(files)}
        actions={actions}
        isDisabled={isDisabled || share !== undefined}
      >
        {children}
        <p className={styles.hint}>{text('picture.size', { ...PICTURE_USES[use] })}</p>
      </FileDrop>
      {refusals.length > 0 && (
        <div role="alert">
          <FieldErrors messages={refusals} />
        </div>
      )}
      {share !== undefined && <ProgressBar label={text('picture.sending')} share={share} />}
      {unfit.length > 0 && (
        <FitDialog
          pictures={unfit}
          size={PICTURE_USES[use]}
          onSend={(pictures) => void upload.send(pictures)}
          onClose={upload.dismiss}
        />
      )}
    </div>
  );
}
