const webAuthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

type Creation = Parameters<Awaited<ReturnType<typeof webAuthn>>['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Awaited<ReturnType<typeof webAuthn>>['startAuthentication']>[0]['optionsJSON'];

/** Has the browser make a passkey; rejects when the player declines or the device has one already. */
export const makePasskey = async (options: object): Promise<object> =>
  (await webAuthn()).startRegistration({ optionsJSON: options as Creation });

/** Has the browser use a passkey; rejects when the player declines or has none here. */
export const askPasskey = async (options: object): Promise<object> =>
  (await webAuthn()).startAuthentication({ optionsJSON: options as Request });
