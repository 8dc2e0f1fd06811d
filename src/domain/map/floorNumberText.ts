/** A floor's number as it stands in paths and lists: two digits (spec 1 §2). */
export const floorNumberText = (number: number): string => String(number).padStart(2, '0');
