import type { ChatShare, SharedGame } from '@/domain/chat/chatShare';
import { camelBag, decimal, list, number, text, toId } from '@/services/http/parse';

function toGame(wire: unknown): SharedGame | null {
  const game = camelBag(wire);
  const [id, name] = [toId(game.id), text(game.name)];
  return id === null || name === null ? null : { id, name, thumbnail: text(game.thumbnail) };
}

const figure = (value: unknown): number | null => {
  const found = number(value);
  return found !== null && found >= 0 ? found : null;
};

/** Reads what a message shares; null for none, for an unknown kind, and where what it is about is missing. */
export function toShare(wire: unknown): ChatShare | null {
  const share = camelBag(wire);
  const game = toGame(share.game);
  switch (share.kind) {
    case 'win': {
      const [amount, currencyCode] = [decimal(share.amount), text(share.currencyCode)];
      if (game === null || amount === null || currencyCode === null) return null;
      const [stake, multiplier] = [decimal(share.stake), figure(share.multiplier)];
      return { kind: 'win', game, stake, amount, currencyCode, multiplier };
    }
    case 'statistics':
      return {
        kind: 'statistics',
        totalBets: figure(share.totalBets),
        wins: figure(share.wins),
        losses: figure(share.losses),
        bestMultiplier: figure(share.bestMultiplier),
      };
    case 'pulse': {
      const values = list(share.values).flatMap((value) => figure(value) ?? []);
      return game === null || values.length === 0 ? null : { kind: 'pulse', game, values };
    }
    default:
      return null;
  }
}
