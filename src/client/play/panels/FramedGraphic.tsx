import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { frame } from './FramedGraphic.css.ts';

/** A picture of the catalog before the view, in its frame. */
export const FramedGraphic = ({ code }: { readonly code: number }) => (
  <span className={frame}>
    <DisplayGraphic code={code} />
  </span>
);
