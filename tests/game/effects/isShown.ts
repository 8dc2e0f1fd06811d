import { blankOf, type Resource } from '#domain/resource/defineResource.ts';

/** Whether the form of a blank record shows a field, by its path. */
export function isShown(kind: Resource, number: number, path: string): boolean {
  const [name = ''] = path.split('.');
  const section = kind.sections?.find(({ fields }) => fields.includes(name));
  const isOfNumber = section?.ofNumber?.(number) ?? true;
  return isOfNumber && (section?.visible?.(blankOf(kind, number) as never, number) ?? true);
}
