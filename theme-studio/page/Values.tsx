import { type Theme, THEME_TOKENS } from '@/themes/contract';
import { OPAQUE, tokenFault } from '@/themes/faults';

type ValuesProps = { tokens: Theme['tokens']; onChange: (tokens: Theme['tokens']) => void };

/** The tokens that are no plain colors, as CSS. */
export const Values = ({ tokens, onChange }: ValuesProps) => (
  <details className="group">
    <summary>
      <h3>Gradients, shadows, corners and headings</h3>
    </summary>
    <div className="fields wide">
      {THEME_TOKENS.filter((token) => !OPAQUE.includes(token)).map((token) => {
        const fault = tokenFault(token, tokens[token]);
        return (
          <label key={token}>
            {token}
            <input
              value={tokens[token]}
              spellCheck={false}
              aria-invalid={fault !== null}
              aria-describedby={fault ? `${token}-fault` : undefined}
              onChange={({ target }) => onChange({ ...tokens, [token]: target.value })}
            />
            {fault && (
              <span id={`${token}-fault`} className="bad">
                ✕ {fault}
              </span>
            )}
          </label>
        );
      })}
    </div>
  </details>
);
