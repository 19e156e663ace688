/** Navigates to a provider's page; Back returns here. Browser only. */
export const leaveFor = (url: URL): void => window.location.assign(url);
