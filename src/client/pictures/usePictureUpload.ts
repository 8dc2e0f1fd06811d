import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { uploadScenarioPicture } from '#client/api/uploadFile.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { otherFileOf } from '#client/page/otherFileOf.ts';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { isFitting, isReadable } from './fitPicture.ts';
import { pictureTexts } from './pictureTexts.ts';

/** A picture to send, with the name of its source file. */
export interface Sent {
  readonly name: string;
  readonly file: Blob;
}

interface PictureUpload {
  /** The share of all that is sent, 0 to 1; undefined while nothing is running. */
  readonly share: number | undefined;
  /** The reasons of refusals since the author's last choice. */
  readonly refusals: readonly string[];
  /** The chosen pictures that would be refused as they are: the author decides about them. */
  readonly unfit: readonly Sent[];
  /** Takes the chosen files: those that fit are sent at once. */
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Sends pictures as they are, without checking them. */
  readonly send: (pictures: readonly Sent[]) => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Sends pictures for a scenario one after another, with one progress for all.
 * @param onTaken called for each picture that the server has accepted, with its id
 */
export function usePictureUpload(
  scenarioId: string,
  use: PictureUse,
  onTaken: (id: string, name: string) => void,
): PictureUpload {
  const text = useText(pictureTexts);
  const language = useAtomValue(languageAtom);
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
      else refuse(name, (await otherFileOf(file, 'picture'))?.[language] ?? text('picture.unreadable'));
    }
    if (fitting.length > 0) await send(fitting);
    setUnfit(others);
  }
  return { share, refusals, unfit, choose, send, dismiss: () => setUnfit([]) };
}
