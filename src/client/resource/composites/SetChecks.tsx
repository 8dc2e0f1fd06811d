import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { Button } from '#client/ui/Button.tsx';
import { checks } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** The entries of a catalog as a compact grid of checks, with all and none at one press. */
export function SetChecks(props: CompositeProps) {
  const { Inner } = props;
  const text = useText();
  const { desk, number } = useOpenRecord();
  const canWrite = useAtomValue(canWriteAtom);
  const within = `${props.keys.join('.')}.`;
  const setAll = (value: boolean) =>
    desk.edit(
      desk.resource.leaves.filter(({ path }) => path.startsWith(within)).map((leaf) => ({ number, leaf, value })),
    );
  return (
    <FieldSet
      {...props}
      actions={
        canWrite && (
          <>
            <Button size="small" tone="plain" onPress={() => setAll(true)}>
              {text('record.all')}
            </Button>
            <Button size="small" tone="plain" onPress={() => setAll(false)}>
              {text('record.clearAll')}
            </Button>
          </>
        )
      }
    >
      <div className={checks}>
        {fieldsOf(props).map(({ name, field, keys }) => (
          <Inner key={name} field={field} keys={keys} />
        ))}
      </div>
    </FieldSet>
  );
}
