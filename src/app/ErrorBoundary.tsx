import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the error boundary renders in place of its children when one of them throws. Defaults to nothing. */
  fallback?: ReactNode;
  /** Reset key of the error boundary: when its value changes, the boundary tries to render its children again. */
  about?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  about?: string;
}

/**
 * Error boundary that isolates rendering errors so that one failing part doesn't unmount the rest. React logs the error
 * to the console.
 */
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
