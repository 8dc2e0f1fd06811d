import { useLocation, useSearch } from 'wouter';
import { choice } from '#client/screens/dataSettings/ViewChoice.css.ts';
import { Choice } from '#client/ui/Choice.tsx';

interface ViewSegmentsProps<View extends string> {
  readonly label: string;
  readonly labelOf: (view: View) => string;
  /** The first is the default if the address names none. */
  readonly views: readonly View[];
}

/** A choice of the page's view, which is stored in its address as `view`. */
export function ViewSegments<View extends string>({ label, labelOf, views }: ViewSegmentsProps<View>) {
  const [path, navigate] = useLocation();
  const view = useView(views);
  return (
    <div className={choice}>
      <Choice
        label={label}
        look="segments"
        value={view}
        onChange={(other) => navigate(other === views[0] ? path : `${path}?view=${other}`, { replace: true })}
        options={views.map((value) => ({ value, label: labelOf(value) }))}
      />
    </div>
  );
}

/** Returns the view in the address, the first one if there is none. */
export function useView<View extends string>(views: readonly View[]): View {
  const named = new URLSearchParams(useSearch()).get('view');
  return views.find((view) => view === named) ?? (views[0] as View);
}
