import { type RefObject, useEffect, useState } from 'react';
import { fieldErrorsOf } from '#client/api/apiError.ts';
import { openErrorDialog } from './errorDialog.ts';

/** The messages next to the fields, keyed by field. */
export type FieldMessages = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The messages next to the fields of a form. When some are shown, the first wrong field inside of `form` takes the focus. A message about
 * anything that is no field of the form opens the error dialog instead.
 */
export function useFieldErrors(form: RefObject<HTMLElement | null>, fields: readonly string[]) {
  const [messages, setMessages] = useState<FieldMessages>({});
  useEffect(() => {
    if (Object.keys(messages).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [messages, form]);

  /** Shows the messages of a failed call, and `own` ones that the form found by itself. */
  function show(error: unknown, own: FieldMessages = {}): void {
    const answered = Object.entries(fieldErrorsOf(error) ?? {});
    const others = answered.filter(([field]) => !fields.includes(field)).flatMap(([, found]) => found);
    setMessages({ ...Object.fromEntries(answered.filter(([field]) => fields.includes(field))), ...own });
    if (others.length > 0) openErrorDialog({ code: 422, message: others.join(' ') });
  }
  return { messages, show, clear: () => setMessages({}) };
}
