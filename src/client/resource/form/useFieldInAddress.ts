import { useEffect } from 'react';
import { useNamedField } from '#client/resource/words/fieldAddress.ts';
import { focusField } from './focusField.ts';

/**
 * Focuses the field that the address names, whenever the address names another one or its record has loaded.
 * @param number of the visible record; undefined while none applies
 * @param within as in `focusField`
 */
export function useFieldInAddress(number: number | undefined, within?: string): void {
  const path = useNamedField();
  useEffect(() => {
    if (path !== undefined && number !== undefined) focusField(path, within);
  }, [path, number, within]);
}
