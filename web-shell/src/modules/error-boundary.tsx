import { Component, type ReactNode } from "react";

interface Props {
  /** A new value is a new part, which starts without the old one's error. */
  resetKey: string;
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Holds an error inside the part of the page that threw it. Reporting is done by the root's `onCaughtError`. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: null }));
  }
}
