import { useLocation } from 'wouter';
import { type Area, type AreaGroup, type AreaPage, areaPath, pagePath } from './areas.tsx';

const isWithin = (path: string, address: string) => path === address || path.startsWith(`${address}/`);

/** Returns the current area of a group and its page; undefined if the address is in no area. */
export function usePresentPlace(
  scenarioId: string,
  group: AreaGroup,
): { readonly area: Area | undefined; readonly page: AreaPage | undefined } {
  const [path] = useLocation();
  const area = group.areas.find((one) => isWithin(path, areaPath(scenarioId, group, one)));
  const page = area?.pages.find((one) => isWithin(path, pagePath(scenarioId, group, area, one)));
  return { area, page };
}
