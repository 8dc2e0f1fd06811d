import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { uploadScenarioPicture } from '#client/api/uploadFile.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { otherFileOf } from '#client/page/otherFileOf.ts';
import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import { compareTexts } from '#domain/text/compareTexts.ts';
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
  /** Takes the chosen files. They are sent at once if all of them fit. */
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Sends what the author makes of the unfit pictures, unchecked, and those that fit; all in the order of their names. */
  readonly decide: (pictures: readonly Sent[]) => Promise<void>;
}

/**
 * Sends pictures for a scenario one after another in the order of their names, with one progress for all.
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
  /** The pictures that fit, while the author decides about the others. */
  const [waiting, setWaiting] = useState<readonly Sent[]>([]);
  const refuse = (name: string, reason: string) =>
    setRefusals((before) => [...before, text('picture.refused', { name, reason })]);

  async function send(pictures: readonly Sent[]): Promise<void> {
    if (pictures.length === 0) return;
    setShare(0);
    const sorted = pictures.toSorted((one, other) => compareTexts(one.name, other.name));
    for (const [index, { name, file }] of sorted.entries()) {
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
    if (others.length === 0) return send(fitting);
    setWaiting(fitting);
    setUnfit(others);
  }
  async function decide(pictures: readonly Sent[]): Promise<void> {
    setUnfit([]);
    setWaiting([]);
    await send([...waiting, ...pictures]);
  }
  return { share, refusals, unfit, choose, decide };
}
