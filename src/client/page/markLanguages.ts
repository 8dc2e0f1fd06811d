import { languageOfText } from '#domain/text/languageOfText.ts';

/**
 * Marks what is shown in another language than that of its surroundings with `lang`, so that it is read out and drawn in its own: the
 * contents of a scenario stand everywhere among the texts of the interface, and each of them may be in either language. Elements that say
 * their language themselves are left alone.
 * @returns a function that ends it
 */
export function markLanguages({ documentElement: root, body }: Document): () => void {
  const marked = new WeakSet<Element>();

  function mark(element: Element): void {
    if (element.hasAttribute('lang') && !marked.has(element)) return;
    const language = languageOfText(wordsOf(element));
    const around = element.parentElement?.closest('[lang]')?.getAttribute('lang');
    if (language === undefined || language === around) {
      if (marked.delete(element)) element.removeAttribute('lang');
    } else {
      marked.add(element);
      if (element.getAttribute('lang') !== language) element.setAttribute('lang', language);
    }
  }
  function markWithin(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let each: Node | null = node; each; each = walker.nextNode()) {
      if (each instanceof Text && each.parentElement) mark(each.parentElement);
      else if (each instanceof Element && each.hasAttribute('aria-label')) mark(each);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, attributeName, target, addedNodes } of changes) {
      for (const node of addedNodes) markWithin(node);
      if (type === 'characterData' && target.parentElement) mark(target.parentElement);
      if (!(target instanceof Element) || type !== 'attributes') continue;
      if (attributeName !== 'lang') mark(target);
      // The language of the interface, or of a part that says its own, has changed.
      else if (!marked.has(target)) markWithin(target);
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: ['lang'] });
  observer.observe(body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'lang'],
  });
  markWithin(body);
  return () => observer.disconnect();
}

/** Returns an element's name, and the text that is its own and not that of the elements in it. */
function wordsOf(element: Element): string {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  return [element.getAttribute('aria-label') ?? '', ...own].join(' ');
}
