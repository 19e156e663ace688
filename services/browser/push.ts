import { PUSH_CHECK_MS, PUSH_TRIES } from '@/config/push';
import { PUSH_PATH } from '@/config/operatorFrames';

/** What the operator's push service offers: it keeps whom to send to (docs/operator.md). */
export type PushService = {
  subscribe: (subscription: PushSubscriptionJSON) => unknown;
  unsubscribe?: (subscription: PushSubscriptionJSON) => unknown;
};

const isService = (found: unknown): found is PushService =>
  typeof found === 'object' && found !== null && typeof (found as Partial<PushService>).subscribe === 'function';

/** Looks for the service each second, sixty times at most (OP-099); null if it does not come. */
export async function awaitService(look: () => unknown): Promise<PushService | null> {
  for (let tries = 0; tries < PUSH_TRIES; tries++) {
    const found = look();
    if (isService(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, PUSH_CHECK_MS));
  }
  return null;
}

/** Whether this browser can receive notices of the site. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionNow = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this device is to be told. */
export const isPushed = async (): Promise<boolean> => (await subscriptionNow()) !== null;

/** The service, which runs in a frame of its own. The frame stays while the page lives, unless the service did not come. */
async function serviceOf(name: string): Promise<PushService | null> {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[src="${PUSH_PATH}"]`);
  const frame = known ?? Object.assign(document.createElement('iframe'), { src: PUSH_PATH, hidden: true, title: '' });
  if (!known) document.body.append(frame);
  const service = await awaitService(() => (frame.contentWindow as unknown as Record<string, unknown> | null)?.[name]);
  if (!service) frame.remove();
  return service;
}

/** 'off': the browser's question was closed without an answer. */
export type PushOutcome = 'on' | 'off' | 'blocked' | 'failed';

/**
 * Asks the player's browser, subscribes this device with the operator's key, and hands the subscription to the service.
 * Call it from a press only.
 */
export async function startPush(key: string, name: string): Promise<PushOutcome> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [service, registration] = await Promise.all([serviceOf(name), navigator.serviceWorker.getRegistration()]);
  if (!service || !registration) return 'failed';
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await service.subscribe(subscription.toJSON());
    return 'on';
  } catch (error) {
    // Nobody knows of it, so that nothing would ever come.
    await subscription.unsubscribe();
    throw error;
  }
}

/** Ends it on this device at once; the service is told if it comes. Without a name it is not waited for. */
export async function stopPush(name?: string): Promise<void> {
  const subscription = await subscriptionNow();
  if (!subscription) return;
  const told = subscription.toJSON();
  await subscription.unsubscribe();
  if (name !== undefined) await (await serviceOf(name))?.unsubscribe?.(told);
}
