/** A long text without anything to go to is gone to itself, to be scrolled with the keyboard: not every browser does so of its own accord. */
export function reachable(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, [tabindex]'))
    body.tabIndex = 0;
}
