import { brandAt } from '../brands/brands';
import { type Clock } from '../base/clock';
import { createTell, type Tell } from '../casino/mail/tell';

/** News to players as the sandbox writes them, of brands at one site. */
export const testTell = (clock: Clock): Tell =>
  createTell({
    brandOf: (name) => brandAt(`${name}.localhost`, 'curacao'),
    originOf: (name) => `https://${name}.example`,
    clock,
  });
