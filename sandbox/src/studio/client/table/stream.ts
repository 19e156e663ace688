import { type TableState } from '../../table/wire';

export type Stream = { close(): void };

/** Longer than the table is ever silent: then the line is dead, whatever the browser thinks of it. */
const SILENT_MS = 40_000;

/**
 * Listens at a table until it is closed. The browser connects again by itself; `cut` tells that it is trying to, and what
 * is heard next that it has managed.
 */
export function listen(table: string, hear: (state: TableState) => void, cut: () => void): Stream {
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
      // An answer that is no stream ends the browser's own tries.
      if (source.readyState === EventSource.CLOSED) silence = window.setTimeout(again, 2_000);
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
  return {
    close() {
      clearTimeout(silence);
      source.close();
    },
  };
}
