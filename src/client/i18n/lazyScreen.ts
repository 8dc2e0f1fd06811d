import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchChunk } from '#client/shell/fetchChunk.ts';
import { addTexts, type Texts } from './dictionary.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the screen needs beyond those of the shell. */
  readonly texts?: Texts;
}

async function withTexts<Module extends { readonly texts?: Texts }>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  if (module.texts) addTexts(module.texts);
  return module;
}

/** A chunk with the texts that it brings along. */
export const loadWithTexts = <Module extends { readonly texts?: Texts }>(
  load: () => Promise<Module>,
): Promise<Module> => fetchChunk(() => withTexts(load));

/**
 * A screen, or what opens over one, as a chunk of its own, which brings its texts along. `load` fetches the chunk beforehand; what
 * `isLoaded` is there at once, while React shows nothing for 300 ms of what suspends even once.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ScreenModule<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  async function loadAndKeep(): Promise<ScreenModule<Props>> {
    const module = await withTexts(load);
    loaded = module.default;
    return module;
  }
  const Lazy: ComponentType<Props> = lazy(() => fetchChunk(loadAndKeep));
  function LazyScreen(props: Props) {
    // Whichever it begins with it stays: another one would lose what it holds.
    const [Screen] = useState(() => loaded ?? Lazy);
    return createElement(Screen, props);
  }
  return Object.assign(LazyScreen, { load: loadAndKeep, isLoaded: () => loaded !== undefined });
}
