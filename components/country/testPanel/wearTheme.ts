import { themeNames, themeSheet } from '@/themes/sheet';

const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come`)));
  });

/** Switches the document to another theme once its style sheet has loaded; unknown themes are ignored. */
export async function wearTheme(name: string): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.theme === name || !themeNames().includes(name)) return;
  const href = themeSheet({ name });
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const there = loaded(link);
    document.head.append(link);
    try {
      await there;
    } catch {
      link.remove();
      return;
    }
  }
  root.dataset.theme = name;
}
