import type { Language } from '#domain/text/languages.ts';
import type { Unit } from '#game/effects/effect.ts';

/** From this amount on, a short form is used. */
const LONG = 1_000_000;

/** Formats a value of an effect: with one decimal if it is small, ∞ if it never ends. */
export function writeValue(value: number, unit: Unit, language: Language): string {
  if (!Number.isFinite(value)) return '∞';
  if (unit === 'percent') {
    const tenths = Math.round(value * 10) / 10;
    return `${value >= 10 ? Math.round(value) : tenths}%`;
  }
  if (Math.abs(value) >= LONG) {
    return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
  }
  return (Math.round(value * 10) / 10).toLocaleString('en');
}
