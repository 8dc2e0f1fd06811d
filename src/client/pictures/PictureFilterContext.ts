import { createContext } from 'react';
import type { ColorFilter } from './MonsterPicture.tsx';

/** The colours that lie over the monster pictures of a field, as the field itself knows of its pictures alone. */
export const PictureFilterContext = createContext<ColorFilter | undefined>(undefined);
