import { clockwork } from './clockwork.ts';
import { drownedHall } from './drownedHall.ts';
import { gatehouse } from './gatehouse.ts';
import { library } from './library.ts';
import { throne } from './throne.ts';

/** The five floors by their names, from the gate down. */
export const FLOORS = { gatehouse, drownedHall, library, clockwork, throne };
