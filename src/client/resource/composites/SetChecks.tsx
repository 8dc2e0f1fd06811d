import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldInput } from './FieldInput.tsx';
import { checks } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet } from './FieldSet.tsx';
import { fieldsOf } from './GroupFields.tsx';

/** The entries of a catalog as a compact grid of checks, with all and none at one press. */
export function SetChecks(props: CompositeProps) {
  const text = useText();
  const { desk, number } = useOpenRecord();
  const within = `${props.keys.join('.')}.`;
  const setAll = (value: boolean) =>
    desk.edit(
      desk.resource.leaves.filter(({ path }) => path.startsWith(within)).map((leaf) => ({ number, leaf, value })),
    );
  return (
    <FieldSet
      {...props}
      actions={
        <>
          <Button size="small" tone="plain" onPress={() => setAll(true)}>
            {text('record.all')}
          </Button>
          <Button size="small" tone="plain" onPress={() => setAll(false)}>
            {text('record.clearAll')}
          </Button>
        </>
      }
    >
      <div className={checks}>
        {fieldsOf(props).map(({ name, field, keys }) => (
          <FieldInput key={name} field={field} keys={keys} />
        ))}
      </div>
    </FieldSet>
  );
}
