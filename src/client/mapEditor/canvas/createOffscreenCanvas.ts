/**
 * A canvas element for Konva whose pixels are drawn offscreen, by this same thread, and go to the screen on a way of their
 * own. The pixels of an ordinary canvas belong to the page: each frame of a stroke has the browser look through all that
 * lies around the map, which costs more than the drawing. Where the browser has no offscreen canvas, an ordinary one.
 */
export function createOffscreenCanvas(): HTMLCanvasElement {
  const element = document.createElement('canvas');
  if (!('transferControlToOffscreen' in element)) return element;
  const surface = element.transferControlToOffscreen();
  // From now on size and context are the surface's; Konva knows the element alone.
  return Object.defineProperties(element, {
    width: { get: () => surface.width, set: (width: number) => Object.assign(surface, { width }) },
    height: { get: () => surface.height, set: (height: number) => Object.assign(surface, { height }) },
    getContext: { value: surface.getContext.bind(surface) },
  });
}
