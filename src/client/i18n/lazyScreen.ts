import { type ComponentType, lazy } from 'react';
import { reloadOnMissingChunk } from '#client/shell/reloadOnMissingChunk.ts';
import { addTexts, type Texts } from './dictionary.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the screen needs beyond those of the shell. */
  readonly texts?: Texts;
}

/** A screen, or what opens over one, as a chunk of its own, which brings its texts along. `load` fetches the chunk beforehand. */
export const lazyScreen = <Props>(load: () => Promise<ScreenModule<Props>>) =>
  Object.assign(
    lazy(async () => {
      const module = await load().catch(reloadOnMissingChunk);
      if (module.texts) addTexts(module.texts);
      return module;
    }),
    { load },
  );
