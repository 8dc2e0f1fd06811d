import { type ForeignGrid, type ForeignLayer, ForeignMapError } from '#domain/map/foreign/ForeignMap.ts';
import { readForeignMap } from '#domain/map/foreign/readForeignMap.ts';
import type { Label } from '#domain/text/languages.ts';

// A web worker that reads maps of other programs, so that no file, whatever it holds, makes the page wait.

/** A file to read, or the index of a layer of the file that was read last. */
export type ForeignMapQuestion = { readonly file: File } | { readonly layer: number };
/** The layers of a file or the cells of a layer, with the index of that layer; or the reason why they cannot be read. */
export interface ForeignMapAnswer {
  readonly layer?: number;
  readonly layers?: readonly string[];
  readonly grid?: ForeignGrid;
  readonly refused?: Label;
}

let layers: readonly ForeignLayer[] = [];

async function answer(question: ForeignMapQuestion): Promise<ForeignMapAnswer> {
  try {
    if ('file' in question) {
      const { file } = question;
      layers = readForeignMap(new Uint8Array(await file.arrayBuffer()), file.name);
      return { layers: layers.map(({ name }) => name) };
    }
    const { layer } = question;
    const grid = await layers[layer]?.read();
    return { layer, ...(grid && { grid }) };
  } catch (error) {
    if (!(error instanceof ForeignMapError)) throw error;
    return { ...('layer' in question && question), refused: error.detail };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ForeignMapQuestion>) => postMessage(await answer(data)));
