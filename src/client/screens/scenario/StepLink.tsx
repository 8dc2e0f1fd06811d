import type { ComponentProps } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Overview, RoadStep } from './road.ts';
import { roadTexts } from './roadTexts.ts';

interface StepLinkProps extends Pick<ComponentProps<typeof RouteLink>, 'look'> {
  readonly step: RoadStep;
  readonly overview: Overview;
}

/** A step of the road as a link to the place where it is done. */
export function StepLink({ step: { id, href }, overview, look = 'text' }: StepLinkProps) {
  const text = useText(roadTexts);
  return (
    <RouteLink href={href} look={look}>
      {text(`road.${id}`, { number: floorNumberText(overview.last_floor?.number ?? 1) })}
    </RouteLink>
  );
}
