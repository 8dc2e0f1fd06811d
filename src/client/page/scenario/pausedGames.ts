import { atom } from 'jotai';
import type { Standing } from '#game/state/Standing.ts';

/** The places where the test plays of this page are paused, keyed by `pausedKey`; a game in the city has no place on a map. */
export const pausedGamesAtom = atom<Readonly<Record<string, Standing | undefined>>>({});

export const pausedKey = (accountId: string, scenarioId: string): string => `${accountId}.${scenarioId}`;
