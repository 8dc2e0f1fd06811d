/** Makes a scrollable text without focusable elements focusable itself, so that the keyboard can scroll it: not every browser does that. */
export function reachable(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, [tabindex]'))
    body.tabIndex = 0;
}
