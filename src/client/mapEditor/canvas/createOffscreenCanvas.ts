/**
 * Returns a canvas element for Konva whose pixels are drawn offscreen, by this same thread, and reach the screen separately. The pixels
 * of an ordinary canvas belong to the page: in each frame of a stroke the browser checks everything around the map, which costs more than
 * the drawing. If the browser has no offscreen canvas, returns an ordinary one.
 */
export function createOffscreenCanvas(): HTMLCanvasElement {
  const element = document.createElement('canvas');
  if (!('transferControlToOffscreen' in element)) return element;
  const surface = element.transferControlToOffscreen();
  // From now on, size and context are those of the offscreen surface; Konva only knows the element.
  return Object.defineProperties(element, {
    width: { get: () => surface.width, set: (width: number) => Object.assign(surface, { width }) },
    height: { get: () => surface.height, set: (height: number) => Object.assign(surface, { height }) },
    getContext: { value: surface.getContext.bind(surface) },
  });
}
