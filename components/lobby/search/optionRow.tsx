import { ArrowRight, History } from 'lucide';
import type { ReactNode } from 'react';
import { initialsOf } from '@/components/ui/pictures/initials';
import { smallCoverSources } from '@/components/ui/pictures/coverSources';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatPercent } from '@/domain/format/number';
import { assertNever } from '@/domain/assertNever';
import { markedPieces, type Mark } from '@/domain/lobby/search/marks';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import type { SearchOption } from './options';

/** The name with its matches marked; a Latin name on an Arabic page keeps its own direction. */
const nameOf = (name: string, marks: readonly Mark[] = []) => (
  <bdi className="name">
    {markedPieces(name, marks).map(({ text, marked }, index) =>
      marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </bdi>
);

/** The initials are visible while the image loads, and stay if it fails. */
function thumb(name: string, picture: string | null) {
  const sources = picture === null ? null : smallCoverSources(picture);
  return (
    <span className="thumb" aria-hidden>
      {initialsOf(name)}
      {sources && (
        <picture>
          {sources.avif && <source type="image/avif" srcSet={sources.avif} />}
          <img
            alt=""
            width={180}
            height={240}
            loading="lazy"
            src={sources.src}
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        </picture>
      )}
    </span>
  );
}

/** Renders a result row. One function instead of a component per row, because every answer renders two dozen. */
export function useOptionRow(): (option: SearchOption) => ReactNode {
  const t = useT();
  const locale = useLocale();
  const pictureUrl = usePictureUrl();
  const row = (option: SearchOption) => {
    switch (option.kind) {
      case 'game': {
        const { name, studio, thumbnail, returnToPlayer } = option.game;
        return (
          <>
            {thumb(name, pictureUrl(thumbnail))}
            <span className="words">
              {nameOf(name, option.marks)}
              <bdi className="below">{studio.name}</bdi>
            </span>
            {returnToPlayer > 0 && (
              <span className="figure">
                {`${t('search.rtp')} `}
                <bdi>{formatPercent(locale, returnToPlayer, 1)}</bdi>
              </span>
            )}
          </>
        );
      }
      case 'studio':
        return (
          <>
            {thumb(option.name, null)}
            <span className="words">
              {nameOf(option.name, option.marks)}
              <span className="below">{t('search.gameCount', { count: option.gameCount })}</span>
            </span>
          </>
        );
      case 'recent':
        return (
          <>
            <Icon of={History} />
            {nameOf(option.label)}
          </>
        );
      case 'showAll':
        return (
          <>
            {t('search.showAll', { query: option.query })}
            <Icon of={ArrowRight} className="flip" />
          </>
        );
      case 'allGames':
        return (
          <>
            {t('search.allGames')}
            <Icon of={ArrowRight} className="flip" />
          </>
        );
      default:
        return assertNever(option);
    }
  };
  return row;
}
