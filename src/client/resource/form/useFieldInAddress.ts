import { useEffect } from 'react';
import { useNamedField } from '#client/resource/words/fieldAddress.ts';
import { focusField } from './focusField.ts';

/**
 * Leads to the field that the address names, whenever it names another one or its record has come.
 * @param number of the record that is shown; undefined while it is none that is meant
 * @param within as of `focusField`
 */
export function useFieldInAddress(number: number | undefined, within?: string): void {
  const path = useNamedField();
  useEffect(() => {
    if (path !== undefined && number !== undefined) focusField(path, within);
  }, [path, number, within]);
}
