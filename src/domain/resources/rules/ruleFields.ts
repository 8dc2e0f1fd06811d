import { JOBS } from '#domain/catalogs/adventurers.ts';
import type { WarningRule } from '#domain/catalogs/checkRules.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { int, type LeafField, type Option } from '#domain/resource/field.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';

/** Makes a field for a chance or a share, 0 to `max` per cent. */
export const percent = (ja: string, en: string, initial: number, max = 100): LeafField<'int'> =>
  int(`${ja}（％）`, `${en} (%)`, { min: 0, max, initial });

/** Makes a field for a whole number of `min` to `max`. */
export const whole = (ja: string, en: string, min: number, max: number, initial: number): LeafField<'int'> =>
  int(ja, en, { min, max, initial });

/** Makes a field for a number of levels; 0 means never. */
export const everyLevels = (ja: string, en: string, initial: number): LeafField<'int'> =>
  int(ja, en, { min: 1, max: 99, initial, options: [{ code: 0, label: { ja: 'なし', en: 'never' } }] });

/** Makes a field for each entry of a list, by names that are frozen once landed. */
export function byName<Name extends string, Of>(
  names: readonly Name[],
  labels: readonly Option[],
  field: (label: Label, index: number) => Of,
): Record<Name, Of> {
  const entries = names.map((name, index) => [name, field(labels[index]?.label ?? { ja: '', en: '' }, index)] as const);
  return Object.fromEntries(entries) as Record<Name, Of>;
}

/** The saving throws, with their field names in records. Frozen once landed. */
export const SAVE_NAMES = ['poison', 'paralysis', 'stone', 'death', 'breath', 'spells'] as const;
export type SaveName = (typeof SAVE_NAMES)[number];
export const SAVE_LABELS: Readonly<Record<SaveName, Label>> = {
  poison: { ja: '毒', en: 'Poison' },
  paralysis: { ja: '麻痺', en: 'Paralysis' },
  stone: { ja: '石化', en: 'Stone' },
  death: { ja: '死', en: 'Death' },
  breath: { ja: 'ブレス', en: 'Breath' },
  spells: { ja: '呪文', en: 'Spells' },
};

/** Returns the name of a job's record. */
export const jobName = (job: number): Label => JOBS[job]?.label ?? { ja: '', en: '' };

export const error = (path: string, fault: Fault): Problem => ({ path, severity: 'error', fault });
/** A warning of a rule of the game, by default one that contradicts another. */
export const warning = (path: string, fault: Fault, rule: WarningRule = 'conflict'): Problem => ({
  path,
  severity: 'warning',
  rule,
  fault,
});

/** The maximum gold in a single rule. */
export const MOST_GOLD = 30_000;
