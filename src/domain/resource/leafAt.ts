/** The leaf that a path leads to or into: the path of a page of a message is that of its leaf and the place of the page, from 0. */
export const leafAt = <Of extends { readonly path: string }>(leaves: readonly Of[], path: string): Of | undefined =>
  leaves.find((leaf) => `${path}.`.startsWith(`${leaf.path}.`));
