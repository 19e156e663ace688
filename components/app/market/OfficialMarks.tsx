import styled, { createGlobalStyle } from 'styled-components';
import { safeHref } from '@/domain/links/safeHref';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const STRIP = '44px';

/** What sticks to the top of a page sticks below the marks. */
const RoomForMarks = createGlobalStyle`
  :root {
    --marks: ${STRIP};
    scroll-padding-block-start: ${STRIP};
  }
`;

const Root = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: calc(${token('z-sticky')} + 1);
  block-size: ${STRIP};
  border-block-end: 1px solid ${token('border')};
  background: ${token('bg')};

  ul {
    display: flex;
    justify-content: center;
    gap: ${token('space-8')};
    block-size: 100%;
  }
  a {
    display: flex;
    align-items: center;
    min-inline-size: 44px;
    block-size: 100%;
  }
  /* The artwork is prescribed: neither its colours nor its shape are the brand's to change. */
  img {
    max-inline-size: min(104px, 28vw);
    block-size: 28px;
    object-fit: contain;
    forced-color-adjust: none;
  }
`;

/** The marks that a market has at the top of every page, also while it scrolls: as the operator supplies them, each a link. */
export function OfficialMarks() {
  const { marketRules, officialMarks } = useSettings();
  const marks = officialMarks.filter(({ name }) => marketRules.page.officialMarks.some((one) => one === name));
  const t = useT();
  const pictureUrl = usePictureUrl();
  if (marks.length === 0) return null;
  return (
    <Root aria-label={t('shell.officialMarks')} dir="ltr">
      <RoomForMarks />
      <ul>
        {marks.map(({ name, icon, href }) => (
          <li key={name}>
            <a href={safeHref(href) ?? undefined} target="_blank" rel="noreferrer" title={name}>
              {/* A plain img, as in Cover. */}
              <picture>
                <img src={pictureUrl(icon) ?? undefined} alt={name} height={28} />
              </picture>
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
