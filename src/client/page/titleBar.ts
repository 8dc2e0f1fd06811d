import { createContext } from 'react';

/** Whether a bar above shows the page's title as its only heading of the first level. */
export const TitleBarAbove = createContext(false);
