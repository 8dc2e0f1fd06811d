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
  /** The purpose of the pictures. */
  readonly label: string;
  /** Called for each picture that the server has accepted, with its id and the name of its file. */
  readonly onTaken: (id: string, name: string) => void;
  readonly takesSeveral?: boolean;
  readonly isDisabled?: boolean;
  /** The current pictures. */
  readonly children?: ReactNode;
  /** Further buttons next to the one that opens the file picker. */
  readonly actions?: ReactNode;
}

/** The area where pictures are chosen or dropped; shows the upload progress, offers adjustments, and shows the reasons of refusals. */
export function PictureDrop({ scenarioId, use, label, onTaken, takesSeveral = false, ...props }: PictureDropProps) {
  const { isDisabled = false, children, actions } = props;
  const text = useText(pictureTexts);
  const upload = usePictureUpload(scenarioId, use, onTaken);
  const { share, refusals, unfit } = upload;
  const { width, height, ground } = PICTURE_USES[use];
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
        <p className={styles.hint}>{text(`picture.size.${ground}`, { width, height })}</p>
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
          form={PICTURE_USES[use]}
          onSend={(pictures) => void upload.decide(pictures)}
          onClose={() => void upload.decide([])}
        />
      )}
    </div>
  );
}
