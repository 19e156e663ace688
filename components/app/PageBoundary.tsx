import { Component, type ReactNode } from 'react';
import { ServerErrorScreen } from '@/components/system/ServerErrorScreen';

/** When a page throws while rendering in the browser, only the page is replaced: header and navigation stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ServerErrorScreen status={500} /> : this.props.children;
  }
}
