import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What shows instead of a part that threw; nothing by default. */
  fallback?: ReactNode;
  /** What the part is about: when it changes, a part that threw is tried again. */
  about?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  about?: string;
}

/** Keeps an error in one part from taking the rest of the site with it. React prints it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromProps({ about }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return about === state.about ? null : { hasFailed: false, about };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
