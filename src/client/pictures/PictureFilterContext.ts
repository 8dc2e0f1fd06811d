import { createContext } from 'react';
import type { ColorFilter } from './MonsterPicture.tsx';

/** The colour filter of the monster pictures inside a field; only the field knows it. */
export const PictureFilterContext = createContext<ColorFilter | undefined>(undefined);
