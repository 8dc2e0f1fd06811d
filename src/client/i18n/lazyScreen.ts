import { type ComponentType, lazy } from 'react';
import { fetchChunk } from '#client/shell/fetchChunk.ts';
import { addTexts, type Texts } from './dictionary.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the screen needs beyond those of the shell. */
  readonly texts?: Texts;
}

/** A chunk with the texts that it brings along. */
export async function loadWithTexts<Module extends { readonly texts?: Texts }>(
  load: () => Promise<Module>,
): Promise<Module> {
  const module = await fetchChunk(load);
  if (module.texts) addTexts(module.texts);
  return module;
}

/** A screen, or what opens over one, as a chunk of its own, which brings its texts along. `load` fetches the chunk beforehand. */
export const lazyScreen = <Props>(load: () => Promise<ScreenModule<Props>>) =>
  Object.assign(
    lazy(() => loadWithTexts(load)),
    { load },
  );
