import { WebSocket } from 'ws';

/** Close code of a failure on our side (RFC 6455). */
const INTERNAL = 1011;

/** Control frames: answered by the library itself, and not passed on, where no limit would count them. */
const CONTROL: ReadonlySet<string | symbol> = new Set(['ping', 'pong']);

/** A visitor's side of a proxied socket. The proxy of it listens late, and tells more than a visitor should know. */
export class VisitorSocket extends WebSocket {
  /** Without a listener from the start an error would end the process, where the backend was never asked. */
  protected readonly listening = this.on('error', () => undefined);

  /** Messages of errors name the backend, and longer ones than a frame takes would throw. */
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, code === INTERNAL ? undefined : reason);
  }

  override emit(name: string | symbol, ...given: unknown[]): boolean {
    return (
      !CONTROL.has(name) && (super.emit as (name: string | symbol, ...given: unknown[]) => boolean)(name, ...given)
    );
  }
}
