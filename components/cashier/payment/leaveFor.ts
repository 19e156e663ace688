/** Leaves for a provider's page; Back leads here again. In browsers only. */
export const leaveFor = (url: URL): void => window.location.assign(url);
