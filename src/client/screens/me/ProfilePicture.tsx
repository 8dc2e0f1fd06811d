import { useAtomValue } from 'jotai';
import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpc } from '#client/api/trpc.ts';
import { uploadFile } from '#client/api/uploadFile.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { Avatar } from '#client/page/Avatar.tsx';
import type { User } from '#client/page/account.ts';
import { otherFileOf } from '#client/page/otherFileOf.ts';
import { muted, small } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { showError } from '#client/page/showError.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { ProgressBar } from '#client/ui/ProgressBar.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { useFileAddress } from '#client/ui/useFileAddress.ts';
import * as styles from './me.css.ts';
import { meTexts } from './meTexts.ts';

/** In bytes; the server refuses more. */
const LARGEST = 2 * 1024 * 1024;
const TYPE = 'image/png';

/** Refusals that concern the file, and so are shown next to it. */
const ABOUT_FILE = [413, 415, 422];

/** The account's picture: previews a new one before it is sent, shows the upload progress, and can remove it. */
export function ProfilePicture({ account }: { account: User }) {
  const text = useText(meTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<File>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  /** Undefined while nothing is being sent. */
  const [share, setShare] = useState<number>();
  const preview = useFileAddress(chosen);
  const update = trpc.accounts.update.useMutation({
    onSuccess: (answer) => utils.accounts.me.setData(undefined, { data: answer.data }),
  });
  const isBusy = share !== undefined || update.isPending;

  async function choose(file: File) {
    const other = await otherFileOf(file, 'picture');
    const refusal = file.type !== TYPE ? 'picture.notPng' : file.size > LARGEST ? 'picture.tooLarge' : undefined;
    const error = other?.[language] ?? (refusal && text(refusal));
    setErrors(error === undefined ? [] : [error]);
    setChosen(error === undefined ? file : undefined);
  }
  async function send(file: File) {
    setErrors([]);
    setShare(0);
    try {
      const { id } = await uploadFile(file, 'profile', setShare);
      await update.mutateAsync({ profile: id });
      setChosen(undefined);
      showSnackbar(text('picture.changed'), { tone: 'success' });
    } catch (error) {
      const answer = apiErrorOf(error);
      if (answer && ABOUT_FILE.includes(answer.code)) {
        setErrors(answer.errors?.file ?? [answer.message ?? text('error.unexpected')]);
        setChosen(undefined);
      } else if (!update.isError) showError(error);
    } finally {
      setShare(undefined);
    }
  }
  async function remove() {
    await update.mutateAsync({ profile: null });
    showSnackbar(text('picture.removed'), { tone: 'success' });
  }
  return (
    <div className={styles.picture}>
      <FileDrop
        label={text('picture.drop')}
        chooseLabel={text('picture.choose')}
        chooseIcon={<ImageUp size={16} aria-hidden />}
        accept={[TYPE]}
        onChoose={(file) => void choose(file)}
        isDisabled={isBusy}
      >
        <Avatar size="large" account={preview === undefined ? account : { ...account, profile: preview }} />
        <p className={`${muted} ${small}`}>{text('picture.hint')}</p>
      </FileDrop>
      {errors.length > 0 && (
        <div role="alert">
          <FieldErrors messages={errors} />
        </div>
      )}
      {share !== undefined && <ProgressBar label={text('picture.uploading')} share={share} />}
      <div className={styles.pictureButtons}>
        {chosen ? (
          <>
            <Button size="small" isDisabled={isBusy} onPress={() => setChosen(undefined)}>
              {text('common.cancel')}
            </Button>
            <Button size="small" tone="primary" autoFocus isPending={isBusy} onPress={() => void send(chosen)}>
              {text('picture.use')}
            </Button>
          </>
        ) : (
          account.profile !== null && (
            <Button size="small" tone="plain" isPending={isBusy} onPress={() => void remove().catch(() => {})}>
              {text('picture.remove')}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
