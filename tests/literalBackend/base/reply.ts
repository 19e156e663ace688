import { pick, type Shapes } from './shapes.ts';

/** An answer before it is sent: JSON unless `text` is given; neither means an empty body. */
export interface Reply {
  status: number;
  json?: unknown;
  text?: string;
  type?: string;
  bytes?: Buffer;
}

export const ok = (json: unknown): Reply => ({ status: 200, json });

/** §7 "Reads" begins with `data.`: the rest lies under `data`. */
export const underData = (shapes: Shapes, body: unknown): Reply =>
  ok(pick(shapes, 'envelope') === 'nowhere' ? body : { data: body });

/** §7 "Reads" without `data.`: the fields lie at the top. */
export const atTop = (shapes: Shapes, body: unknown): Reply =>
  ok(pick(shapes, 'envelope') === 'everywhere' ? { data: body } : body);

/** §4, §7, §8, API-07: 403. The specification says nothing about its body. */
export function forbidden(shapes: Shapes, position: number): Reply {
  const form = pick(shapes, 'forbidden', position);
  if (form === 'empty') return { status: 403 };
  return form === 'text' ? { status: 403, text: 'Forbidden' } : { status: 403, json: { message: 'Session expired' } };
}

/** API-08, ERR-04: any other status; the code or the sentence stands in a bare `message` unless a switch says otherwise. */
export function refused(shapes: Shapes, message: string, details: Record<string, unknown> = {}, status = 400): Reply {
  switch (pick(shapes, 'refusals')) {
    case 'message':
      return { status, json: { message } };
    case 'text':
      return { status, text: message };
    case 'jsonText':
      return { status, json: message };
    case 'code':
      return { status, json: { code: message, message, ...details } };
  }
}

/** API-28 and the calls whose answer is "not shown": nothing may be read from it. */
export function quiet(shapes: Shapes, position: number): Reply {
  switch (pick(shapes, 'quiet', position)) {
    case 'json':
      return ok({});
    case 'empty':
      return { status: 200 };
    case 'text':
      return { status: 200, text: 'OK' };
    case 'null':
      return ok(null);
  }
}

/** Everything that the specification does not name. */
export const notFound = (): Reply => ({ status: 404, text: 'Not found' });
