/**
 * The reasons why a document cannot be read: it is not JSON or incomplete, comes from another program or a newer version, has values out of
 * range, text that is not Unicode, more than a scenario can hold, a damaged map, or a map in an unknown format.
 */
export type DocumentFault =
  | 'unreadable'
  | 'foreign'
  | 'newer'
  | 'invalid'
  | 'encoding'
  | 'too_much'
  | 'grid'
  | 'grid_form';

export class DocumentError extends Error {
  readonly fault: DocumentFault;
  /** The place in the document, if there is one. */
  readonly path: string;
  constructor(fault: DocumentFault, path = '') {
    super(`${fault} ${path}`.trim());
    this.fault = fault;
    this.path = path;
  }
}
