import { REST_PATHS, type RestPath } from '#server/rest/paths.ts';
import type { FileForm } from './junk.ts';

/** The form of the file that each call takes, by its path: a call without a line here fails. */
const FORMS: readonly (readonly [RegExp, FileForm, Record<string, string>])[] = [
  [/^project-files$/, 'project', { dry_run: 'true' }],
  [/import-map-data$/, 'maps', { dry_run: 'true' }],
  [/^file$/, 'picture', { use: 'profile' }],
  [/\/file$/, 'picture', { use: 'additional' }],
  [/upload-thumbnail$/, 'picture', {}],
  [/edit\/import$/, 'table', { dry_run: 'true', id: '1' }],
  [/import/, 'table', { dry_run: 'true' }],
];

/** The calls that take a file. */
export const TAKING = REST_PATHS.filter(({ takesForm }) => takesForm);

/** Returns the form of the file that a call takes, and the other fields of its form; undefined if no line is about it. */
export function formOf({ path }: RestPath): { form: FileForm; fields: Record<string, string> } | undefined {
  const [, form, fields] = FORMS.find(([pattern]) => pattern.test(path)) ?? [];
  return form && fields && { form, fields };
}
