import { type ComponentType, lazy } from 'react';
import { addTexts, type Texts } from './dictionary.ts';

/** Vite gives nothing for a chunk that is gone while the page is loaded anew (reloadOnMissingChunk): one waits for that. */
const isGone = (module: unknown): boolean => module === undefined;
const forever = new Promise<never>(() => {});

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the screen needs beyond those of the shell. */
  readonly texts?: Texts;
}

/** A screen as a chunk of its own, which brings its texts along. `load` fetches the chunk beforehand. */
export const lazyScreen = <Props>(load: () => Promise<ScreenModule<Props>>) =>
  Object.assign(
    lazy(async () => {
      const module = await load();
      if (isGone(module)) return forever;
      if (module.texts) addTexts(module.texts);
      return module;
    }),
    { load },
  );
