/** The order of two texts for who reads them: Japanese, and numbers in them by their value, so that 10 comes after 2. */
export const compareTexts = new Intl.Collator('ja', { numeric: true }).compare;
