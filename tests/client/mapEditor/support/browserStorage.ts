import { memoryStorage } from '../../memoryStorage.ts';

// What atoms read when they are first loaded: a browser that has kept nothing yet. To be imported before them.
globalThis.localStorage ??= memoryStorage() as unknown as Storage;
