import { memo, useState } from 'react';
import { type Theme, type ThemeToken } from '@/themes/contract';
import { OPAQUE, tokenFault } from '@/themes/faults';
import { type Measured, measure, pairsOf, remedy, withColor } from '../rules/nearest';

type Tokens = Theme['tokens'];

const GROUPS: readonly (readonly [name: string, tokens: RegExp])[] = [
  ['Surfaces', /^(?:sunken|bg|surface\d)$/],
  ['Text and lines', /^(?:text|text-muted|text-subtle|border|border-strong|focus)$/],
  ['Accent', /accent/],
  ['Second color', /second/],
  ['Hero', /hero/],
  ['Success', /success/],
  ['Warning', /warning/],
  ['Danger', /danger/],
  ['Information', /info/],
  ['Rewards', /reward/],
];

const isReadable = (tokens: Tokens, [text, ground]: Measured['pair']) =>
  tokenFault(text, tokens[text]) === null && tokenFault(ground, tokens[ground]) === null;

/** Rounded down, so that 4.499 does not read as the 4.5 it misses. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const wordsOf = ({ pair: [text, ground, least], ratio }: Measured) =>
  `${text} on ${ground}: ${shown(ratio)}, needs ${least}`;

/** Typed text that is no color yet, and the color that stands meanwhile. */
const NOTHING_UNREAD = { of: '', text: '' };

type ColorProps = { token: ThemeToken; tokens: Tokens; onChange: (tokens: Tokens) => void };

/** One color with every pair it belongs to; what falls short stands out, with the nearest color that passes. */
function Color({ token, tokens, onChange }: ColorProps) {
  // What is typed counts once it is a color: half of one would be written into the gradients made of it.
  const [unread, setUnread] = useState(NOTHING_UNREAD);
  const typed = unread.of === tokens[token] ? unread.text : tokens[token];
  const type = (text: string) => {
    const isColor = tokenFault(token, text) === null;
    setUnread(isColor ? NOTHING_UNREAD : { of: tokens[token], text });
    if (isColor) onChange(withColor(tokens, token, text));
  };
  const fault = tokenFault(token, typed);
  const pairs = fault
    ? []
    : measure(
        pairsOf(token).filter((pair) => isReadable(tokens, pair)),
        tokens,
      );
  const poor = pairs.filter(({ passes }) => !passes);
  const isWhole = OPAQUE.every((one) => tokenFault(one, tokens[one]) === null);
  const remedies = isWhole ? poor.map(({ pair }) => remedy(tokens, pair)) : [];
  const change = remedies.find((one) => one?.token === token) ?? remedies.find((one) => one !== null);
  const summary =
    pairs.length === 0 ? 'in no pair' : `${pairs.length} ${pairs.length === 1 ? 'pair' : 'pairs'}, all pass`;
  return (
    <li className="color">
      <input
        type="color"
        aria-label={`${token}, color`}
        value={fault ? '#000000' : tokens[token]}
        onChange={({ target }) => onChange(withColor(tokens, token, target.value))}
      />
      <label>
        {token}
        <input
          value={typed}
          spellCheck={false}
          aria-invalid={fault !== null || poor.length > 0}
          aria-describedby={`${token}-says`}
          onChange={({ target }) => type(target.value.toLowerCase())}
          onBlur={() => setUnread(NOTHING_UNREAD)}
        />
      </label>
      <div id={`${token}-says`} className="says">
        {fault && <p className="bad">✕ {fault}</p>}
        {poor.map((one) => (
          <p key={one.pair.join()} className="bad">
            ✕ {wordsOf(one)}
          </p>
        ))}
      </div>
      {change && (
        <button type="button" className="remedy" onClick={() => onChange(withColor(tokens, change.token, change.hex))}>
          <span className="swatch" style={{ background: change.hex }} />
          {change.token === token ? `Use ${change.hex}` : `Change ${change.token} to ${change.hex}`}
        </button>
      )}
      {poor.length > 0 && !change && <p className="bad">No single color helps: change the colors below it.</p>}
      {!fault && (
        <details>
          <summary>{poor.length > 0 ? `${poor.length} of ${pairs.length} pairs fall short` : summary}</summary>
          <ul>
            {pairs.map((one) => (
              <li key={one.pair.join()} className={one.passes ? '' : 'bad'}>
                {one.passes ? '✓' : '✕'} {wordsOf(one)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

type ColorsProps = { tokens: Tokens; onChange: (tokens: Tokens) => void };

/** Every color that is measured, in groups. */
export const Colors = memo(function Colors({ tokens, onChange }: ColorsProps) {
  const groupOf = (token: ThemeToken) => GROUPS.find(([, own]) => own.test(token))?.[0];
  return (
    <>
      <h2>Colors</h2>
      {GROUPS.map(([name]) => (
        <details
          key={name}
          className="group"
          open={name === 'Surfaces' || name === 'Accent' || name === 'Text and lines'}
        >
          <summary>
            <h3>{name}</h3>
          </summary>
          <ul className="colors">
            {OPAQUE.filter((token) => groupOf(token) === name).map((token) => (
              <Color key={token} token={token} tokens={tokens} onChange={onChange} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
});
