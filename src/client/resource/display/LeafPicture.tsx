import type { ReactNode } from 'react';
import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { Emblem } from '#client/ui/Emblem.tsx';
import type { Pictures } from '#domain/resource/field.ts';

/** Renders the pictures of each catalog; their names are shown next to them. */
const PICTURES: Readonly<Record<Pictures, (code: number) => ReactNode>> = {
  graphics: (code) => <DisplayGraphic code={code} />,
  emblems: (code) => <Emblem code={code} />,
  monsters: (code) => <MonsterPicture graphic={code} />,
};

export const LeafPicture = ({ pictures, code }: { readonly pictures: Pictures; readonly code: number }) =>
  PICTURES[pictures](code);
