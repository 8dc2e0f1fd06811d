import { useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { uploadScenarioPicture } from '#client/api/uploadFile.ts';
import { useText } from '#client/i18n/useText.ts';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { isFitting, isReadable } from './fitPicture.ts';
import { pictureTexts } from './pictureTexts.ts';

/** A picture that is to be sent, under the name of the file that it was made of. */
export interface Sent {
  readonly name: string;
  readonly file: Blob;
}

interface PictureUpload {
  /** Which share of all is sent, 0 to 1; undefined while nothing is under way. */
  readonly share: number | undefined;
  /** Why pictures were refused, since the author chose last. */
  readonly refusals: readonly string[];
  /** What was chosen and would be refused as it is: the author says what becomes of it. */
  readonly unfit: readonly Sent[];
  /** Takes what the author chose: what fits is sent at once. */
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Sends pictures as they are, whatever they are. */
  readonly send: (pictures: readonly Sent[]) => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Sends pictures for a scenario one after another, with one progress for all.
 * @param onTaken hears of each picture that the server has taken, with its id
 */
export function usePictureUpload(
  scenarioId: string,
  use: PictureUse,
  onTaken: (id: string, name: string) => void,
): PictureUpload {
  const text = useText(pictureTexts);
  const [share, setShare] = useState<number>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [unfit, setUnfit] = useState<readonly Sent[]>([]);
  const refuse = (name: string, reason: string) =>
    setRefusals((before) => [...before, text('picture.refused', { name, reason })]);

  async function send(pictures: readonly Sent[]): Promise<void> {
    setUnfit([]);
    setShare(0);
    for (const [index, { name, file }] of pictures.entries()) {
      const tell = (sent: number) => setShare((index + sent) / pictures.length);
      try {
        const { id } = await uploadScenarioPicture(scenarioId, file, use, tell);
        onTaken(id, name);
      } catch (error) {
        const answer = apiErrorOf(error);
        refuse(name, answer?.errors?.file?.join(' ') ?? answer?.message ?? text('picture.notSent'));
      }
    }
    setShare(undefined);
  }
  async function choose(files: readonly File[]): Promise<void> {
    setRefusals([]);
    const fitting: Sent[] = [];
    const others: Sent[] = [];
    for (const file of files) {
      const { name } = file;
      if (await isFitting(file, PICTURE_USES[use])) fitting.push({ name, file });
      else if (await isReadable(file)) others.push({ name, file });
      else refuse(name, text('picture.unreadable'));
    }
    if (fitting.length > 0) await send(fitting);
    setUnfit(others);
  }
  return { share, refusals, unfit, choose, send, dismiss: () => setUnfit([]) };
}
