import { createContext } from 'react';

/** Whether a bar with the page's title, the one heading of the first level, stands above. */
export const TitleBarAbove = createContext(false);
