import { Component, type ReactNode } from 'react';
import { tellBroken } from '@/services/browser/brokenPart';
import { ServerErrorScreen } from '@/components/site/system/ServerErrorScreen';

/** `address` is the page's path with its query, without the parameters that only open a dialog. */
type PageBoundaryProps = { address: string; children: ReactNode };

/**
 * Error boundary of the page: if it throws while rendering in the browser, only the page is replaced, and header and
 * navigation stay. Navigating to another address resets it.
 */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    tellBroken(error);
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.address !== this.props.address && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <ServerErrorScreen status={500} /> : this.props.children;
  }
}
