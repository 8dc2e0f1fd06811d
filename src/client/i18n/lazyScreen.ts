import { type ComponentType, lazy } from 'react';
import { siteConnection } from '#client/shell/connection/siteConnection.ts';
import { reloadOnMissingChunk } from '#client/shell/reloadOnMissingChunk.ts';
import { addTexts, type Texts } from './dictionary.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the screen needs beyond those of the shell. */
  readonly texts?: Texts;
}

/** What is not kept here and cannot be had without a connection is waited for: the rest of the page goes on. */
async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (siteConnection.state !== 'offline') return reloadOnMissingChunk(error);
      await siteConnection.back();
    }
  }
}

/** A chunk with the texts that it brings along. */
export async function loadWithTexts<Module extends { readonly texts?: Texts }>(
  load: () => Promise<Module>,
): Promise<Module> {
  const module = await fetched(load);
  if (module.texts) addTexts(module.texts);
  return module;
}

/** A screen, or what opens over one, as a chunk of its own, which brings its texts along. `load` fetches the chunk beforehand. */
export const lazyScreen = <Props>(load: () => Promise<ScreenModule<Props>>) =>
  Object.assign(
    lazy(() => loadWithTexts(load)),
    { load },
  );
