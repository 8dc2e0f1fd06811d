import { describe } from 'vitest';
import { sqlite } from '../../support/engines.ts';
import { useServer } from '../../support/useServer.ts';
import { withstandsBadInput } from './badInput.ts';

describe('Bad input (SQLite)', () => withstandsBadInput('SQLite', useServer(sqlite)));
