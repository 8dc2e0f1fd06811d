import { Component, type ReactNode } from 'react';
import { ErrorPage } from '#client/page/ErrorPage.tsx';
import { timings } from '#client/timings.ts';

interface State {
  /** `misplaced`: the page was changed by something else than React, and is drawn anew. */
  readonly failure: 'none' | 'misplaced' | 'error';
}

/**
 * Catches the errors of a screen; navigating anywhere else renders again. A browser's translation and some extensions move the nodes of
 * the page, so that React no longer finds them where it left them: then everything is drawn anew. Unsent work is on the desks, outside of
 * what is drawn (docs/product.md, "Errors").
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };
  #drawnAnew = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isMisplaced(error) ? 'misplaced' : 'error' };
  }

  private readonly recover = () => this.setState({ failure: 'none' });

  /** Draws anew, unless that has just failed for the same reason: then it would go on forever. */
  override componentDidCatch(error: unknown) {
    if (!isMisplaced(error)) return;
    const now = performance.now();
    const isAgain = now - this.#drawnAnew < timings.drawnAnew;
    this.#drawnAnew = now;
    this.setState({ failure: isAgain ? 'error' : 'none' });
  }

  override componentDidMount() {
    addEventListener('popstate', this.recover);
    addEventListener('pushState', this.recover);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.recover);
    removeEventListener('pushState', this.recover);
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'misplaced') return null;
    return failure === 'error' ? <ErrorPage code={500} /> : this.props.children;
  }
}

/** Whether a node was not where React had put it: `removeChild` and `insertBefore` then throw a NotFoundError. */
const isMisplaced = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
