import { ANALYTICS_PATH, PAGE_VIEW_MESSAGE, SCRIPT_MESSAGE } from '@/config/operatorFrames';

type Analytics = { frame: HTMLIFrameElement; tell: (path: string) => void; stop: () => void };

let present: Analytics | null = null;

/** The frame in which the operator's script runs; pages are told once the script has come. */
function openFrame(): Analytics {
  const frame = Object.assign(document.createElement('iframe'), { src: ANALYTICS_PATH, hidden: true, title: '' });
  let waiting: string[] | null = [];
  // The frame's origin has no name (services/server/frames/operatorFrames.ts).
  const post = (path: string) =>
    frame.contentWindow?.postMessage({ type: PAGE_VIEW_MESSAGE, path, language: document.documentElement.lang }, '*');
  const hear = ({ source, data }: MessageEvent) => {
    const { type, state } = Object(data) as { type?: unknown; state?: unknown };
    if (source !== frame.contentWindow || type !== SCRIPT_MESSAGE || state !== 'ready') return;
    waiting?.forEach(post);
    waiting = null;
  };
  window.addEventListener('message', hear);
  document.body.append(frame);
  return {
    frame,
    tell: (path) => void (waiting ? waiting.push(path) : post(path)),
    stop: () => {
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
}

/** Tells the operator's analytics of a page. Only with the visitor's consent (ADR 9): the first page loads the script. */
export function tellAnalytics(path: string): void {
  present ??= openFrame();
  present.tell(path);
}

/** Takes the operator's script away. */
export function stopAnalytics(): void {
  present?.stop();
  present = null;
}
