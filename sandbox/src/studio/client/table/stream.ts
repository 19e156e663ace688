import { type TableState } from '../../table/wire';

/** Longer than the table's longest silence, so the connection counts as dead even if the browser reports it open. */
const SILENT_MS = 40_000;

/**
 * Listens to a table's event stream for as long as the page is shown. The browser reconnects by itself; `cut` is called
 * while it tries, and the next event means that it has succeeded.
 */
export function listen(table: string, hear: (state: TableState) => void, cut: () => void): void {
  let source: EventSource;
  let silence = 0;
  const open = () => {
    source = new EventSource(`/api/table/${table}/events`);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      watch();
      hear(JSON.parse(data) as TableState);
    });
    source.addEventListener('error', () => {
      cut();
      // A response that is not an event stream ends the browser's own retries.
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(silence);
      silence = window.setTimeout(again, 2_000);
    });
    watch();
  };
  const again = () => {
    source.close();
    open();
  };
  const watch = () => {
    clearTimeout(silence);
    silence = window.setTimeout(() => {
      cut();
      again();
    }, SILENT_MS);
  };
  open();
  window.addEventListener('pagehide', () => {
    clearTimeout(silence);
    source.close();
  });
  // The browser may bring the page back as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) again();
  });
}
