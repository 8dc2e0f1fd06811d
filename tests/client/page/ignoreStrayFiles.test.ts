import { expect, test } from 'vitest';
import { ignoreStrayFiles } from '#client/page/ignoreStrayFiles.ts';

class Drag extends Event {
  readonly dataTransfer: { readonly types: readonly string[]; dropEffect: string };

  constructor(type: string, types: readonly string[]) {
    super(type, { cancelable: true });
    this.dataTransfer = { types, dropEffect: 'copy' };
  }
}

test.each(['dragover', 'drop'])('files that come by %s to no place for them are not opened by the browser', (type) => {
  const page = new EventTarget();
  ignoreStrayFiles(page);
  const files = new Drag(type, ['Files']);
  page.dispatchEvent(files);
  expect([files.defaultPrevented, files.dataTransfer.dropEffect]).toEqual([true, 'none']);

  const text = new Drag(type, ['text/plain']);
  page.dispatchEvent(text);
  expect([text.defaultPrevented, text.dataTransfer.dropEffect]).toEqual([false, 'copy']);
});

test('a place for files keeps what is dropped on it', () => {
  const page = new EventTarget();
  page.addEventListener('drop', (event) => event.preventDefault());
  ignoreStrayFiles(page);
  const taken = new Drag('drop', ['Files']);
  page.dispatchEvent(taken);
  expect(taken.dataTransfer.dropEffect).toBe('copy');
});
