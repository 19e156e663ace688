import { Component, type ReactNode } from 'react';
import { tellBroken } from '@/services/browser/brokenPart';

type ModalBoundaryProps = {
  /** Rendered in its place; needed for parts that are more than a dialog. */
  fallback?: ReactNode;
  /** Called once it has broken. */
  onBroken?: () => void;
  children: ReactNode;
};

/** Contains a dialog or part that throws or fails to load. */
export class ModalBoundary extends Component<ModalBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    tellBroken(error);
    this.props.onBroken?.();
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.broken ? fallback : children;
  }
}
