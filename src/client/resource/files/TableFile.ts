import type { FileCalls, Resource } from '#domain/resource/defineResource.ts';

/** The CSV file of a table, or of one of its records. */
export interface TableFile {
  readonly scenarioId: string;
  readonly resource: Resource;
  /** The name of one of the resource's tables that have a file. */
  readonly table: string;
  /** The number of the record, if the file holds only that one; in such tables each record has a file of its own. */
  readonly number?: number;
}

/** Actions on a file, so that other components can offer them. */
export interface FileActions {
  readonly openImport: () => void;
  readonly startExport: () => void;
}

/** Returns the calls that import and export a file; undefined if the table has none. */
export function callsOf({ resource, table, number }: TableFile): FileCalls | undefined {
  const { files, recordFiles } = resource.tables?.[table] ?? {};
  return number === undefined ? files : recordFiles;
}
