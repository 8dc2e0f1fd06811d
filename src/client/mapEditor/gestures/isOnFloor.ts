import type { Position } from '#domain/map/edge.ts';

/** Whether a position lies on the played part of the floor. */
export const isOnFloor = ({ x, y }: Position, size: number): boolean => x >= 0 && y >= 0 && x < size && y < size;
