import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styled from 'styled-components';
import { token } from '@/themes/token';

/** Quiet zone around the code, in modules; scanners need it. */
const QUIET = 4;

/** Dark on light in every theme, since many scanners require it. */
const Root = styled.svg`
  inline-size: 208px;
  block-size: 208px;
  border-radius: ${token('radius-md')};
  background: #fff;
  fill: #000;
`;

/** All but Japanese characters: their table takes longer to make than a code, and no address of a wallet has any. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** The code's side in modules and the outline of what is dark; null if the text is too long for a code. */
function drawn(text: string): { size: number; outline: string } | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M, modes: MODES });
    return { size: code.size, outline: toSvgPath(code) };
  } catch {
    return null;
  }
}

/** A text as a QR code; renders nothing if the text is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => drawn(text), [text]);
  if (!code) return null;
  const side = code.size + 2 * QUIET;
  return (
    <Root viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={code.outline} />
    </Root>
  );
}
