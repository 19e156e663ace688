/** Stands in for the channel between tabs on one subject, which jsdom lacks; `tell` is another tab's signal. */
export function otherTab(subject: string) {
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    close = jest.fn();
    postMessage = jest.fn();
    constructor(name: string) {
      super();
      if (name === subject) channels.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  return {
    tell: () => channels.forEach((channel) => channel.dispatchEvent(new Event('message'))),
    remove: () => Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  };
}
