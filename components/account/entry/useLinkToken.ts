import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const tokenInAddress = () => new URLSearchParams(window.location.search).get('token') || null;

/** The token of the link in a message; null if the link is not complete, '' while hydrating. */
export const useLinkToken = (): string | null => useSyncExternalStore(never, tokenInAddress, () => '');
