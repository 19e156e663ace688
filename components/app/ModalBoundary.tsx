import { Component, type ReactNode } from 'react';

/** A dialog that fails, or does not arrive, takes nothing with it. The address still names it: a reload tries again. */
export class ModalBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
