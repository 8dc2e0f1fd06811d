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

/** The numbers of an event by meaning, and the common effects when it is done. */
export class EventNumbers {
  readonly type: EventType;
  readonly event: CellEvent;
  readonly at: Place;
  /** Cells a side of its floor. */
  readonly size: number;

  constructor(type: EventType, event: CellEvent, at: Place, size: number) {
    this.type = type;
    this.event = event;
    this.at = at;
    this.size = size;
  }

  /** Whether every number is within its limits, and each that is needed is there: else the event does nothing. */
  get areMeant(): boolean {
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

  /** The side of its cell that it speaks of. */
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

  /** Where it leads. */
  get place(): Place {
    return { floor: this.floor, x: this.one('x'), y: this.one('y') };
  }

  /** The floor that it names, or its own. */
  get floor(): number {
    return this.one('floor') || this.at.floor;
  }

  /** The operations at the end of an event that is done. */
  get done(): Operations {
    const { A, B } = this.event;
    return [
      ...(B > 0 ? [{ op: 'set', flag: B } as const] : []),
      ...(A > 0 ? [{ op: 'mark', cell: this.cell } as const] : []),
    ];
  }

  /** Its message, where it has one. */
  get shown(): Operations {
    const message = this.one('message');
    return message > 0 ? [{ op: 'show', message }] : [];
  }
}

/** What the events of a kind do, and when. */
export interface EventRule {
  readonly operations: (event: EventNumbers) => Operations;
  /** `come` where none is said. */
  readonly moment?: 'search' | 'edge';
  /** It is met by who faces the side that it names. */
  readonly hangs?: true;
  /** The flag that opens what stands on its edge. */
  readonly opening?: (event: EventNumbers) => number;
  /** Its edge is passed from its own cell alone, each time anew. */
  readonly shuts?: true;
}
