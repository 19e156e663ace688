import { type FastifyInstance } from 'fastify';
import { type Html } from '../studio/pages/html';
import { type Controls } from './controls';

/** Who looks at the panel. */
export type Viewer = {
  /** Host and port of the panel as the browser wrote them. */
  host: string;
  cookies: string | undefined;
  brands: readonly string[];
};

/** What a form did: a sentence for the page, which may be of something that is wrong, and a cookie for the browser. */
export type Outcome = { said: string; isWrong?: boolean; cookie?: string };

/** A form that cannot be taken as it is; the message says what to do. */
export class WrongInput extends Error {
  override name = 'WrongInput';
}

/** A part of the panel: how it looks, and what its forms do. Throws WrongInput for a form that cannot be. */
export type Section = {
  /** Its address below the panel's, and its heading. */
  name: string;
  title: string;
  draw(controls: Controls, viewer: Viewer): Html | Promise<Html>;
  submit(controls: Controls, form: URLSearchParams): Outcome | Promise<Outcome>;
  /** Further addresses of its own, below the panel's. */
  routes?(app: FastifyInstance): void;
};

/** A whole number of a form between two bounds. Throws WrongInput. */
export function wholeNumber(form: URLSearchParams, name: string, from: number, to: number): number {
  const text = form.get(name)?.trim() ?? '';
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value < from || value > to) {
    throw new WrongInput(`Give a whole number from ${from} to ${to}.`);
  }
  return value;
}
