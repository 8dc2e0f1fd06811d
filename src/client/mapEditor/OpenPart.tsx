import { useSetAtom } from 'jotai';
import { createElement, type ReactNode, Suspense, useCallback } from 'react';
import { mapParts, type OpenPartProps } from './mapParts.ts';
import { closePartAtom, type PartName } from './state/openParts.ts';

interface OpenPartOf<Name extends PartName> extends Omit<OpenPartProps, 'onClose'> {
  readonly name: Name;
  readonly fallback?: ReactNode;
}

/** The part that is open by a name, on the map that is open. */
export function OpenPart<Name extends PartName>({ fallback, ...props }: OpenPartOf<Name>) {
  const { name } = props;
  const close = useSetAtom(closePartAtom);
  const onClose = useCallback(() => close(name), [close, name]);
  return (
    <Suspense fallback={fallback}>
      {createElement<OpenPartProps & { readonly name: Name }>(mapParts[name], { ...props, name, onClose })}
    </Suspense>
  );
}
