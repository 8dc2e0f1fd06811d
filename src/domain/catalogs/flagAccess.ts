import type { Label } from '#domain/text/languages.ts';

/** What a place does with the flag that it names: it asks whether it is ON, or makes it another. */
export type FlagAccess = 'reads' | 'sets';

export const FLAG_ACCESS: Readonly<Record<FlagAccess, Label>> = {
  reads: { ja: '参照', en: 'Reads' },
  sets: { ja: '変更', en: 'Sets' },
};
