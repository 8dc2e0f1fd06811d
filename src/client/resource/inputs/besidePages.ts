import { type ComponentType, createContext, useContext } from 'react';

interface BesidePageProps {
  /** What is written in the field of the page now. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** What an area shows beside each page of a text of several pages. */
export const BesidePagesContext = createContext<ComponentType<BesidePageProps> | undefined>(undefined);

export const useBesidePages = () => useContext(BesidePagesContext);
