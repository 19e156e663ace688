import { useMemo } from 'react';
import styled from 'styled-components';
import { qrCode, qrPath } from '@/domain/qr/qr';
import { token } from '@/themes/token';

/** Modules of light around a code, without which it cannot be found. */
const QUIET = 4;

/** Dark on light whatever the theme: many readers want it so. */
const Root = styled.svg`
  inline-size: 208px;
  block-size: 208px;
  border-radius: ${token('radius-md')};
  background: #fff;
  fill: #000;
`;

/** A text to be scanned; nothing where it is too long for a code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (!code) return null;
  const side = code.length + 2 * QUIET;
  return (
    <Root viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={qrPath(code, QUIET)} />
    </Root>
  );
}
