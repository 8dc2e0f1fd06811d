/** Returns the number of a floor in paths and lists: two digits (docs/domain.md, "Numbers"). */
export const floorNumberText = (number: number): string => String(number).padStart(2, '0');
