import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchChunk } from './fetchChunk.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A screen, or what opens over one, as a chunk of its own. `load` fetches the chunk beforehand; what `isLoaded` is there at once, while
 * React shows nothing for 300 ms of what suspends even once.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ScreenModule<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  async function loadAndKeep(): Promise<ScreenModule<Props>> {
    const module = await load();
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
