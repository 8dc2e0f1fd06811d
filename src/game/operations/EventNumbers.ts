import { eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import type { EventType } from '#domain/catalogs/eventTypes.ts';
import type { Dice } from '#domain/dice/diceSpread.ts';
import type { SlotKind } from '#domain/events/slotKinds.ts';
import type { Side } from '#domain/map/cell.ts';
import { SIDES } from '#domain/map/cell.ts';
import { edgeKey } from '#domain/map/edge.ts';
import type { CellEvent } from '#domain/map/event.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import type { MarkedPlace, Operations } from '#game/state/Operation.ts';
import type { Facing } from '#game/state/Standing.ts';

/** The numbers of an event by meaning, and the operations that all events share. */
export class EventNumbers {
  readonly type: EventType;
  readonly event: CellEvent;
  readonly at: Place;
  /** Cells per side of its floor. */
  readonly size: number;

  constructor(type: EventType, event: CellEvent, at: Place, size: number) {
    this.type = type;
    this.event = event;
    this.at = at;
    this.size = size;
  }

  /** Whether every number is within its limits and no required number is missing. Otherwise the event does nothing. */
  get areSet(): boolean {
    return eventSlots(this.type, this.event).every((slot) => {
      const value = leafValue(this.event, slot) as number;
      if (!slot.field.schema.safeParse(value).success) return false;
      return !slot.isNeeded || value !== (slot.field.kind === 'reference' ? slot.field.none : 0);
    });
  }

  /** The first number of a kind; 0 if the event has none. */
  one(kind: SlotKind): number {
    return this.all(kind)[0] ?? 0;
  }

  all(kind: SlotKind): number[] {
    return this.type.slots.filter((slot) => slot.kind === kind).map(({ key }) => this.event[key]);
  }

  get dice(): Dice {
    return { count: this.one('rolls'), sides: this.one('dieSides'), plus: this.one('plus') };
  }

  get facing(): Facing | 0 {
    return this.one('facing') as Facing | 0;
  }

  /** The side of its cell that it refers to. */
  get side(): Facing | 0 {
    return this.one('side') as Facing | 0;
  }

  /** The edge on that side. */
  get edge(): MarkedPlace {
    const { floor, x, y } = this.at;
    return { floor, at: edgeKey({ x, y, side: SIDES[this.side - 1] as Side }, this.size) };
  }

  get cell(): MarkedPlace {
    return { floor: this.at.floor, at: cellIndex(this.at.x, this.at.y) };
  }

  /** The destination of the event. */
  get place(): Place {
    return { floor: this.floor, x: this.one('x'), y: this.one('y') };
  }

  /** The floor that it names, or its own floor. */
  get floor(): number {
    return this.one('floor') || this.at.floor;
  }

  /** The operations that mark the event as done. */
  get done(): Operations {
    const { A, B } = this.event;
    return [
      ...(B > 0 ? [{ op: 'set', flag: B } as const] : []),
      ...(A > 0 ? [{ op: 'mark', cell: this.cell } as const] : []),
    ];
  }

  /** The operations that show its message, if it has one. */
  get shown(): Operations {
    const message = this.one('message');
    return message > 0 ? [{ op: 'show', message }] : [];
  }
}

/** The operations of the events of a kind, and their moment. */
export interface EventRule {
  readonly operations: (event: EventNumbers) => Operations;
  /** `come` by default. */
  readonly moment?: 'search' | 'edge';
  /** Set if the event happens only while the party faces the side that it names. */
  readonly hangs?: true;
  /** The flag that opens its edge. */
  readonly opening?: (event: EventNumbers) => number;
  /** Set if its edge can only be passed from its own cell, and closes again each time. */
  readonly shuts?: true;
}
