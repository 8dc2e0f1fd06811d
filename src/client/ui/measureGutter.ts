/**
 * A ref for an element that scrolls and has neither padding nor border: sets its `--gutter` to the width of the scrollbar, 0 where that lies
 * over the content, so that its own width can include it.
 */
export function measureGutter(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const [whole] = entry?.borderBoxSize ?? [];
    const [inside] = entry?.contentBoxSize ?? [];
    if (whole && inside) element.style.setProperty('--gutter', `${whole.inlineSize - inside.inlineSize}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
