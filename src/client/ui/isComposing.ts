/**
 * Whether a key event belongs to an IME conversion. The Enter that commits a conversion must not submit or close anything; Safari reports
 * it after the composition has ended, with key code 229 only.
 */
export function isComposing(event: KeyboardEvent | { readonly nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
