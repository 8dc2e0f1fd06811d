import type { Option } from '#domain/resource/field.ts';

/** Makes a closed list from pairs of labels. Codes count from `first` in the order of the list, which is frozen once landed. */
export function optionList(labels: readonly (readonly [ja: string, en: string])[], first = 0): readonly Option[] {
  return labels.map(([ja, en], index) => ({ code: first + index, label: { ja, en } }));
}
