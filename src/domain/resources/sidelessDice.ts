import type { Problem } from '#domain/resource/defineResource.ts';
import type { dice } from '#domain/resource/field.ts';

/** Reports dice at `path` that are rolled but have no sides, so that they have no effect. */
export function sidelessDice(path: string, { count, sides }: ReturnType<typeof dice>['initial']): Problem[] {
  return count > 0 && sides === 0
    ? [{ path: `${path}.sides`, severity: 'warning', rule: 'ineffective', fault: NO_SIDES }]
    : [];
}

export const NO_SIDES = {
  ja: '面数が0なので、何回振っても0のままです。',
  en: 'With 0 sides every roll is 0.',
};
