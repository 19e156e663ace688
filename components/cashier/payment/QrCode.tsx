import { useMemo } from 'react';
import styled from 'styled-components';
import { qrCode, qrPath } from '@/domain/qr/qr';
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

/** A text as a QR code; renders nothing if the text is too long for one. */
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
