import { Component, type ReactNode } from 'react';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';

/** `address` is the page's, with its query and without what only opens a dialog. */
type PageBoundaryProps = { address: string; children: ReactNode };

/**
 * When a page throws while rendering in the browser, only the page is replaced: header and navigation stay. Another
 * address is another try.
 */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.address !== this.props.address && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <ServerErrorScreen status={500} /> : this.props.children;
  }
}
