import { useAtomValue } from 'jotai';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { NameDialog } from './NameDialog.tsx';
import { storeWithNotice } from './storeWithNotice.ts';
import { testTexts } from './testTexts.ts';

/** Returns the name of a kept record; its number if it has none. */
export function useKeptName(desk: RecordDesk, number: number): string {
  const language = useAtomValue(languageAtom);
  const record = useRecord(desk, number);
  return recordName(desk.resource, record, number, language) || paddedNumber(desk.resource.name, number);
}

interface KeptMenuProps {
  readonly desk: RecordDesk;
  readonly number: number;
  /** The record that replaces it on request. */
  readonly replacement?: object;
}

/** The actions for a kept record: each shows a message and can be undone. */
export function KeptMenu({ desk, number, replacement }: KeptMenuProps) {
  const text = useText(testTexts);
  const name = useKeptName(desk, number);
  const [isNaming, setNaming] = useState(false);
  const put = (record: object, message: string) => storeWithNotice(desk, number, record, message, text('kept.undo'));
  return (
    <>
      <Menu
        label={text('kept.menu', { name })}
        trigger={<IconButton size="small" label={text('kept.menu', { name })} icon={<Ellipsis size={16} />} />}
        sections={[
          {
            id: 'kept',
            items: [
              { id: 'rename', label: text('kept.rename'), onAction: () => setNaming(true) },
              ...(replacement
                ? [
                    {
                      id: 'overwrite',
                      label: text('kept.overwrite'),
                      onAction: () =>
                        put({ ...desk.record(number), ...replacement }, text('kept.overwritten', { name })),
                    },
                  ]
                : []),
              {
                id: 'delete',
                label: text('kept.delete'),
                isDanger: true,
                onAction: () => put(desk.resource.blank, text('kept.deleted', { name })),
              },
            ],
          },
        ]}
      />
      {isNaming && (
        <NameDialog
          title={text('kept.rename')}
          action={text('kept.rename.do')}
          name={name}
          onNamed={(renamed) => {
            desk.put(new Map([[number, { ...desk.record(number), name: renamed }]]));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
