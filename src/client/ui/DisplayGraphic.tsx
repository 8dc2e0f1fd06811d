import { NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { graphic } from './DisplayGraphic.css.ts';

/** A display graphic as decoration, next to its name. The code for none shows an empty frame. */
export function DisplayGraphic({ code }: { readonly code: number }) {
  if (code === NO_GRAPHIC.code) return <span className={graphic} />;
  return <img className={graphic} src={`/graphics/${String(code).padStart(2, '0')}.svg`} alt="" loading="lazy" />;
}
