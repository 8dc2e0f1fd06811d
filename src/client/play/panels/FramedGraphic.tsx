import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { frame } from './FramedGraphic.css.ts';

/** A framed picture of the catalog in front of the view. */
export const FramedGraphic = ({ code }: { readonly code: number }) => (
  <span className={frame}>
    <DisplayGraphic code={code} />
  </span>
);
