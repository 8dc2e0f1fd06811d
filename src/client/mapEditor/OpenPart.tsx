import { useSetAtom } from 'jotai';
import { createElement, type ReactNode, Suspense, useCallback } from 'react';
import { mapParts, type OpenPartProps } from './mapParts.ts';
import { closePartAtom, type PartName } from './state/openParts.ts';

interface OpenPartOf<Name extends PartName> extends Omit<OpenPartProps, 'onClose'> {
  readonly name: Name;
  readonly fallback?: ReactNode;
}

/** Renders the part with the given name, if it is open, for the open map. */
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
