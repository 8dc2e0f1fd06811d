import type { FileCalls, Resource } from '#domain/resource/defineResource.ts';

/** The file of a table, or that of one of its records. */
export interface TableFile {
  readonly scenarioId: string;
  readonly resource: Resource;
  /** One of the resource's tables that have a file. */
  readonly table: string;
  /** The one record that the file is about, where it is about one; then the table's records have files of their own. */
  readonly number?: number;
}

/** The actions of a file, for other places that offer them. */
export interface FileActions {
  readonly openImport: () => void;
  readonly startExport: () => void;
}

/** The calls that import and export a file. */
export function callsOf({ resource, table, number }: TableFile): FileCalls | undefined {
  const { files, recordFiles } = resource.tables?.[table] ?? {};
  return number === undefined ? files : recordFiles;
}
