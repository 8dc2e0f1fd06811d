export function drawDisplayGraphics(_folder: string): void {}
