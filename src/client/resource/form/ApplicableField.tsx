import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { fact, name as nameStyle, value } from '#client/resource/openRecord/ReadLeaf.css.ts';
import { readInstead } from '#domain/resource/defineResource.ts';
import type { Field } from '#domain/resource/field.ts';

/** A field of the open record. If it does not apply to the record and has no errors, a read-only text is shown instead. */
export function ApplicableField({ name }: { readonly name: string }) {
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const instead = useDesk(desk, () => {
    const words = readInstead(desk.resource, desk.record(number), name);
    return words && desk.errorsOf(number).some(({ path }) => path.split('.')[0] === name) ? undefined : words;
  });
  // Every entry of `fields` is a Field; its declared type is wider so that definitions keep the types of their values.
  const field = desk.resource.fields[name] as unknown as Field;
  if (!instead) return <FieldInput field={field} keys={[name]} />;
  return (
    <dl className={fact} data-path={name}>
      <dt className={nameStyle}>{field.label[language]}</dt>
      <dd className={value}>{instead[language]}</dd>
    </dl>
  );
}
