import { addDays } from './clock.ts';
import { pick, type Shapes } from './shapes.ts';

export type Id = number | string;

const ASSETS = '/api/core/casino/assets/';

/** Writes single values in the form that the switches ask for. Made anew for every answer, so tests can turn a switch. */
export class Writing {
  constructor(
    private readonly shapes: Shapes,
    private readonly cdnOrigin: string,
  ) {}

  /** ENT-20: amounts may be text. An amount that is text already (not numeric on purpose) stays as it is. */
  amount(value: number | string, position = 0): number | string {
    if (typeof value === 'string') return value;
    const form = pick(this.shapes, 'amounts', position);
    if (form === 'number') return value;
    return form === 'text' ? value.toFixed(Number.isInteger(value * 100) ? 2 : 8) : value.toExponential();
  }

  /** An id that is text by nature stays text in every form. */
  id(value: Id, position = 0): Id {
    return pick(this.shapes, 'ids', position) === 'text' ? String(value) : value;
  }

  /** CONF-32: assets lie under /api/core/casino/assets/; whether an address in an answer holds that part is open. */
  asset(name: string, position = 0): string {
    const form = pick(this.shapes, 'assets', position);
    if (form === 'short') return name;
    return form === 'full' ? ASSETS + name : `${this.cdnOrigin}/${name}`;
  }

  /** ENT-15: thumbnail_url or thumbnailUrl. */
  thumbnail(name: string, position = 0): Record<string, string> {
    const form = pick(this.shapes, 'thumbnails', position);
    const address = this.asset(name, position);
    return {
      ...(form !== 'snake' && { thumbnailUrl: address }),
      ...(form !== 'camel' && { thumbnail_url: address }),
    };
  }

  /** A calendar day, handed in as YYYY-MM-DD. */
  day(day: string, position = 0): string {
    switch (pick(this.shapes, 'dates', position)) {
      case 'day':
        return day;
      case 'instant':
        return `${day}T00:00:00.000Z`;
      case 'offset':
        return `${day}T00:00:00+02:00`;
      case 'shifted':
        return `${addDays(day, -1)}T22:00:00.000Z`;
    }
  }

  birthDate(day: string, position = 0): string {
    const form = pick(this.shapes, 'birthDates', position);
    if (form === 'day') return day;
    return form === 'instant' ? `${day}T00:00:00.000Z` : `${day.slice(5)}-${day.slice(0, 4)}`;
  }

  flag(value: boolean, position = 0): boolean | number | string {
    const form = pick(this.shapes, 'flags', position);
    if (form === 'boolean') return value;
    return form === 'number' ? Number(value) : String(value);
  }

  phoneCode(digits: string, position = 0): string | number {
    const form = pick(this.shapes, 'phoneCodes', position);
    if (form === 'number') return Number(digits);
    return form === 'plus' ? `+${digits}` : digits;
  }

  /** Leaves out, nulls or blanks the values that are null. */
  without(values: Record<string, unknown>): Record<string, unknown> {
    const written: Record<string, unknown> = {};
    let position = 0;
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) continue;
      if (value !== null) written[key] = value;
      else {
        const form = pick(this.shapes, 'missing', position++);
        if (form === 'null') written[key] = null;
        if (form === 'emptyText') written[key] = '';
      }
    }
    return written;
  }

  /** CONF-29: keys nobody promised; some of them carry names that careless code trips over. */
  extras(): Record<string, unknown> {
    if (pick(this.shapes, 'extras') === 'none') return {};
    return { _id: '65f0c0ffee', __v: 0, length: 0, constructor: 'casino', 'legacy-field': { deep: [null, {}] } };
  }

  /** Plain text, or the same words as HTML; 'hostile' adds what must never run. */
  words(text: string, position = 0): string {
    const form = pick(this.shapes, 'content', position);
    if (form === 'text') return text;
    const html = `<p><strong>${text}</strong> &amp; more</p>`;
    if (form === 'html') return html;
    return `${html}<script>window.pwned = 1</script><img src="x" onerror="window.pwned = 2"><a href="javascript:window.pwned=3">here</a>`;
  }
}
