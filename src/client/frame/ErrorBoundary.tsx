import { Component, type ReactNode } from 'react';
import { ErrorPage } from '#client/page/ErrorPage.tsx';

/** Catches the errors of a screen; navigating anywhere else renders again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly recover = () => this.setState({ hasFailed: false });

  override componentDidMount() {
    addEventListener('popstate', this.recover);
    addEventListener('pushState', this.recover);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.recover);
    removeEventListener('pushState', this.recover);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage code={500} /> : this.props.children;
  }
}
