/** The account's own safety. Instants are ISO 8601; what the backend does not tell is null. */

export type Device = { kind: 'desktop' | 'mobile' | 'tablet' | null; browser: string | null; system: string | null };
export type Place = { country: string | null; city: string | null };

export type OpenSession = {
  id: string;
  current: boolean;
  device: Device;
  place: Place;
  lastUsedAt: string | null;
};

export type LastLogin = { at: string; device: Device; place: Place };
/** `lastLogin` is null for who logs in for the first time, and undefined where the backend does not tell. */
export type Sessions = { sessions: readonly OpenSession[]; lastLogin?: LastLogin | null };

/** A changed email address that waits for its links. */
export type EmailChange = {
  email: string;
  expiresAt: string | null;
  oldConfirmed: boolean;
  newConfirmed: boolean;
};

export type EmailConfirmed = { address: 'old' | 'new'; done: boolean };

export type DataCopy = {
  reference: string | null;
  state: 'asked' | 'preparing' | 'ready' | 'expired';
  availableUntil: string | null;
};

export type Closing = {
  reference: string | null;
  state: 'asked' | 'declined' | 'cancelled';
  reason: string | null;
};

/** What has to be settled before an account is closed; amounts are decimal strings. */
export type OpenMoney = { kind: 'balance' | 'withdrawal'; amount: string; currency: string };

export type AccountRequests = {
  dataCopy: DataCopy | null;
  closing: Closing | null;
  /** Null where the backend does not tell. */
  openMoney: readonly OpenMoney[] | null;
};

/** A device as its player knows it: “Firefox · Windows”; null where nothing is known. */
export const deviceName = ({ browser, system }: Device): string | null =>
  [browser, system].filter(Boolean).join(' · ') || null;

/** Whether a copy is under way: then its state is asked for again and again. */
export const isComing = (copy: DataCopy | null): boolean => copy?.state === 'asked' || copy?.state === 'preparing';
