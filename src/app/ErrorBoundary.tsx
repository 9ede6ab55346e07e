import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What shows instead of a part that threw; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part from taking the rest of the site with it. React prints it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
