import { eventType } from '#domain/catalogs/eventTypes.ts';
import { type CellEvent, newEvent } from './event.ts';
import { leadsTo, linksFrom, type Place, placeSlots } from './eventLinks.ts';

/** The stairs that belong at the other end of stairs, so that one comes back (design: domain, "Events", 101 and 102). */
export interface WayBack {
  readonly at: Place;
  readonly event: CellEvent;
}

/** The way back that the event of a cell asks for; undefined for one that asks for none, or leads to its own cell. */
export function wayBackOf(event: CellEvent, from: Place): WayBack | undefined {
  const type = eventType(event.event_id)?.counterpart;
  const counterpart = type === undefined ? undefined : eventType(type);
  const slots = counterpart && placeSlots(counterpart);
  const [link] = linksFrom(event, from);
  if (!counterpart || !slots?.floor || !link || leadsTo(link, from)) return undefined;
  return {
    at: link.to,
    event: { ...newEvent(counterpart), [slots.floor]: from.floor, [slots.x]: from.x, [slots.y]: from.y },
  };
}

/** Whether a cell holds this way back already, whatever else its event says. */
export function isWayBack(event: CellEvent, { at, event: wanted }: WayBack): boolean {
  if (event.event_id !== wanted.event_id) return false;
  const [present] = linksFrom(event, at);
  const [asked] = linksFrom(wanted, at);
  return present !== undefined && asked !== undefined && leadsTo(present, asked.to);
}
