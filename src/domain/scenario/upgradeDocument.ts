type AnyDocument = { readonly version: number } & Readonly<Record<string, unknown>>;

/**
 * Steps from each older version to the next, by the version they start from. A step takes the whole document of its version and returns
 * it in the format of the next one; steps never change once landed.
 */
const STEPS: Readonly<Record<number, (document: AnyDocument) => AnyDocument>> = {
  // Version 2 may hold parts that have a default, such as the languages of the scenario.
  1: (document) => document,
};

/** Returns `document` upgraded to version `target`. @throws RangeError if a step is missing. */
export function upgradeDocument(document: AnyDocument, target: number, steps = STEPS): AnyDocument {
  let upgraded = document;
  while (upgraded.version < target) {
    const step = steps[upgraded.version];
    if (!step) throw new RangeError(`no upgrade from document version ${upgraded.version}`);
    upgraded = { ...step(upgraded), version: upgraded.version + 1 };
  }
  return upgraded;
}
