/** Compares two texts for display: in Japanese order, with numbers compared by value, so that 10 comes after 2. */
export const compareTexts = new Intl.Collator('ja', { numeric: true }).compare;
