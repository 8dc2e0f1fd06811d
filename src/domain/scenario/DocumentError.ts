/**
 * Why a document cannot be read: not JSON or incomplete, of another program, of a newer version, with values out of range, with text that
 * is no Unicode, with more than a scenario can hold, with a map that is damaged, or with a map in a form that is not known.
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
