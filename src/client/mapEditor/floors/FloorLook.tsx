import { useEffect, useRef } from 'react';
import { loadView } from '#client/firstPerson/loadView.ts';
import { ViewCanvas } from '#client/firstPerson/ViewCanvas.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { look } from './FloorSettingsPanel.css.ts';
import { showplace } from './showplace.ts';

/** The first-person view of the chosen walls, floor and ceiling. It adds nothing to their names, so it is only a picture. */
export function FloorLook({ desk }: { readonly desk: FloorDesk }) {
  const element = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    void loadView().then(
      (view) => {
        if (!element.current || ending.signal.aborted) return;
        const { clientWidth, clientHeight } = element.current;
        const canvas = new ViewCanvas(view, element.current);
        canvas.resize(clientWidth, clientHeight);
        const paint = () => {
          const { values } = desk.settings;
          const { floor, eye } = showplace(view, desk.session.grid, desk.size, values);
          canvas.show(floor, eye, values.wall);
        };
        paint();
        ending.signal.addEventListener('abort', desk.settings.subscribe(paint));
      },
      // Ignore the failure: the pictures of the options show the same.
      () => {},
    );
    return () => ending.abort();
  }, [desk]);
  return <canvas ref={element} className={look} aria-hidden />;
}
