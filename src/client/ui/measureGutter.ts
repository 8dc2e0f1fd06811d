/**
 * A ref for an element that scrolls and has neither padding nor border: sets its `--gutter` to the width of the scrollbar, 0 where that lies
 * over the content, so that its own width can include it.
 */
export function measureGutter(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const [whole] = entry?.borderBoxSize ?? [];
    const [inside] = entry?.contentBoxSize ?? [];
    if (!whole || !inside) return;
    const gutter = `${whole.inlineSize - inside.inlineSize}px`;
    // The observed size must not change while observers are being told.
    requestAnimationFrame(() => element.style.setProperty('--gutter', gutter));
  });
  observer.observe(element);
  return () => observer.disconnect();
}
