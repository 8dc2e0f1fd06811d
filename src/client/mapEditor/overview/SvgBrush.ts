import { linesOfGlyph } from '#client/floor/paint/eventGlyphs.ts';
import type { Brush } from '#client/floor/paint/paintBorder.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const STYLES = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'globalAlpha',
  'font',
  'textAlign',
  'textBaseline',
] as const;

const ANCHORS = { start: 'start', left: 'start', center: 'middle', right: 'end', end: 'end' } as const;

/**
 * A brush that writes SVG, so that the map's painters also make pictures for print. It supports only the canvas features they use.
 * A path is written as it was built, under the transformation at drawing time; clipping opens a group that ends at `restore`.
 */
export class SvgBrush implements Brush {
  fillStyle: Brush['fillStyle'] = '#000';
  strokeStyle: Brush['strokeStyle'] = '#000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #dash: readonly number[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  /** The number of groups opened since the last `save`. */
  #groups = 0;
  readonly #kept: (() => void)[] = [];
  #path = '';
  #written = '';
  #clips = 0;

  /** Returns the whole picture as SVG; width and height in CSS pixels. */
  svg(width: number, height: number): string {
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.#written}</svg>`;
  }

  save(): void {
    const styles = Object.fromEntries(STYLES.map((name) => [name, this[name]]));
    const [dash, matrix, groups] = [this.#dash, this.#matrix, this.#groups];
    this.#groups = 0;
    this.#kept.push(() => {
      this.#written += '</g>'.repeat(this.#groups);
      Object.assign(this, styles);
      this.#dash = dash;
      this.#matrix = matrix;
      this.#groups = groups;
    });
  }

  restore(): void {
    this.#kept.pop()?.();
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    const [A, B, C, D, E, F] = this.#matrix;
    this.#matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  beginPath(): void {
    this.#path = '';
  }

  closePath(): void {
    this.#path += 'Z';
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#path += `L${short(x)} ${short(y)}`;
  }

  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void {
    this.#path += `Q${short(controlX)} ${short(controlY)} ${short(x)} ${short(y)}`;
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  /** Draws two half arcs, because one SVG arc cannot be a whole circle. */
  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const at = (angle: number) => `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
    const turn = (angle: number) => `A${short(radius)} ${short(radius)} 0 0 1 ${at(angle)}`;
    this.#path += `${this.#path === '' ? 'M' : 'L'}${at(from)}${turn((from + to) / 2)}${turn(to)}`;
  }

  clip(): void {
    const id = `clip${++this.#clips}`;
    const path = `<path d="${this.#path}"${this.#transform()}/>`;
    this.#written += `<clipPath id="${id}">${path}</clipPath><g clip-path="url(#${id})">`;
    this.#groups++;
  }

  fill(): void {
    this.#written += `<path d="${this.#path}" fill="${this.fillStyle}"${this.#look()}/>`;
  }

  stroke(path?: Path2D): void {
    const lines = path ? linesOfGlyph(path) : this.#path;
    if (lines) this.#written += `<path d="${lines}" fill="none"${this.#pen()}${this.#look()}/>`;
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#written += `<rect ${box(x, y, width, height)} fill="${this.fillStyle}"${this.#look()}/>`;
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#written += `<rect ${box(x, y, width, height)} fill="none"${this.#pen()}${this.#look()}/>`;
  }

  fillText(text: string, x: number, y: number): void {
    // Use attributes: pages whose policy forbids inline styles would refuse a style.
    const [, weight = '400', size, family] = /^(?:(\d+) )?([\d.]+px) (.+)$/.exec(this.font) ?? [];
    const font = `font-weight="${weight}" font-size="${size}" font-family="${family}"`;
    const baseline = this.textBaseline === 'middle' ? ' dominant-baseline="central"' : '';
    this.#written += `<text x="${short(x)}" y="${short(y)}" ${font} text-anchor="${ANCHORS[this.textAlign]}"${baseline} fill="${this.fillStyle}"${this.#look()}>${escaped(text)}</text>`;
  }

  #pen(): string {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(short).join(' ')}"` : '';
    const ends = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`;
    const joins = this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`;
    return ` stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}"${dash}${ends}${joins}`;
  }

  #look(): string {
    return (this.globalAlpha === 1 ? '' : ` opacity="${short(this.globalAlpha)}"`) + this.#transform();
  }

  #transform(): string {
    const [a, b, c, d, e, f] = this.#matrix;
    if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return '';
    return ` transform="matrix(${this.#matrix.map(short).join(' ')})"`;
  }
}

/** Rounds to a thousandth of a pixel, which is precise enough. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

const box = (x: number, y: number, width: number, height: number): string =>
  `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
