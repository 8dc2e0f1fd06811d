import type { Label } from '#domain/text/languages.ts';

/** The access of a place to the flag that it names: it checks whether the flag is ON, or changes it. */
export type FlagAccess = 'reads' | 'sets';

export const FLAG_ACCESS: Readonly<Record<FlagAccess, Label>> = {
  reads: { ja: '参照', en: 'Reads' },
  sets: { ja: '変更', en: 'Sets' },
};
