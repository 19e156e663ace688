import { Refusal } from '../../http/refusal';
import { sessionEnded } from './bearer';
import { type RoundRefusal } from '../store/store';

/** The error answered when a round is not played. The casino's own codes and figures are passed on. */
export function refusalOfRound(refusal: RoundRefusal): Refusal {
  switch (refusal.code) {
    case 'SESSION_ENDED':
      return sessionEnded();
    case 'SPIN_TOO_SOON':
      return new Refusal(409, refusal.code, 'The last spin is not over yet', { waitMs: refusal.waitMs });
    case 'INSUFFICIENT_BALANCE':
      return new Refusal(409, refusal.code, 'The balance does not cover this stake');
    case 'INTENT_CONFLICT':
      return new Refusal(409, refusal.code, 'This spin was asked for with another stake before');
    case 'TAKEN_BACK':
      return new Refusal(409, refusal.code, 'The casino gave no answer: the stake is given back');
    case 'REFUSED': {
      const { code, message, details } = refusal.refusal;
      return code === 'SESSION_ENDED' ? sessionEnded() : new Refusal(409, code, message, details);
    }
  }
}
