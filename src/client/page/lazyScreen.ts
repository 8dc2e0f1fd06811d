import { type ComponentType, createElement, lazy, useState } from 'react';
import { fetchChunk } from './fetchChunk.ts';

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * Returns a screen, or a dialog, as a chunk of its own. `load` fetches the chunk beforehand. A screen with `isLoaded` renders at once,
 * whereas React shows nothing for 300 ms once anything suspends.
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
    // The first choice stays: another component would lose the screen's state.
    const [Screen] = useState(() => loaded ?? Lazy);
    return createElement(Screen, props);
  }
  return Object.assign(LazyScreen, { load: loadAndKeep, isLoaded: () => loaded !== undefined });
}
