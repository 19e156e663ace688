import { Component, type ReactNode } from 'react';

type ModalBoundaryProps = {
  /** In its place, for what is more than a dialog. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** A dialog that fails, or does not arrive, takes nothing with it. The address still names it: a reload tries again. */
export class ModalBoundary extends Component<ModalBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.broken ? fallback : children;
  }
}
