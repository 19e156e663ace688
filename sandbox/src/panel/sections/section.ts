import { type FastifyInstance } from 'fastify';
import { type Html } from '../../http/html';
import { type Controls } from './controls';

export type Viewer = {
  /** Host and port of the panel as sent by the browser. */
  host: string;
  cookies: string | undefined;
  brands: readonly string[];
};

/** The result of a form: a message for the page, possibly an error, and a cookie to set. */
export type Outcome = { said: string; isWrong?: boolean; cookie?: string };

/** An invalid form; the message says how to correct it. */
export class WrongInput extends Error {
  override name = 'WrongInput';
}

/** A section of the panel: its rendering and its forms. Throws WrongInput for an invalid form. */
export type Section = {
  /** Path below the panel's, and heading. */
  name: string;
  title: string;
  draw(controls: Controls, viewer: Viewer): Html | Promise<Html>;
  submit(controls: Controls, form: URLSearchParams): Outcome | Promise<Outcome>;
  /** Bytes of the longest form; as of all others by default. */
  bodyLimit?: number;
  /** Additional routes below the panel's path. */
  routes?(app: FastifyInstance): void;
};

/** Reads a whole number between two bounds (inclusive) from a form. Throws WrongInput. */
export function wholeNumber(form: URLSearchParams, name: string, from: number, to: number): number {
  const text = form.get(name)?.trim() ?? '';
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value < from || value > to) {
    throw new WrongInput(`Give a whole number from ${from} to ${to}.`);
  }
  return value;
}
