import { Activity, Download, MessageCircle } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { formatMultiplier, formatPercent } from '@/domain/format/number';
import type { GameDetails } from '@/domain/game/game';
import { pulseGraph } from '@/domain/game/pulse/pulse';
import { useShareToChat } from '@/hooks/chat/chatShare';
import { useAlert } from '@/hooks/useAlert';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { pngOf, themeOf } from '@/services/browser/canvas';
import { saveBlob } from '@/services/browser/saveFile';
import { useGamePulseQuery } from '@/services/game/pulse';
import { token } from '@/themes/token';
import { drawPulse, PULSE_SIZE, type PulsePicture } from './drawPulse';

const Root = styled.section`
  min-inline-size: 0;

  figure {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-4')} ${token('space-8')};
  }
  .scale {
    direction: ltr;
    inline-size: 52px;
    block-size: 180px;
    overflow: visible;
    font: 400 ${token('type-xs')} ${token('font-text')};
    fill: ${token('text-muted')};
  }
  .graph {
    display: block;
    inline-size: 100%;
    block-size: 180px;
    overflow: visible;
  }
  .bars {
    fill: ${token('accent')};
  }
  line {
    stroke: ${token('border-strong')};
  }
  .expected {
    stroke: ${token('warning')};
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }
  figcaption {
    grid-column: 1 / -1;
    color: ${token('text-muted')};
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  .key {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    font-weight: 600;
    color: ${token('text')};
  }
  .key::before {
    content: '';
    flex: none;
    inline-size: 24px;
    border-block-start: 2px dashed ${token('warning')};
  }
  figcaption p {
    margin-block-start: ${token('space-8')};
    max-inline-size: 72ch;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    margin-block-start: ${token('space-12')};
  }
`;

const [WIDTH, HEIGHT, SCALE] = [1000, 180, 52];

/** All rounds as one path: a hundred of them are one element. */
const pathOf = (bars: readonly number[]): string => {
  const step = WIDTH / bars.length;
  return bars
    .flatMap((bar, index) =>
      bar === 0
        ? []
        : [
            `M${(index * step).toFixed(1)} ${HEIGHT}h${(step * 0.7).toFixed(1)}v${(-bar * HEIGHT).toFixed(1)}h${(-step * 0.7).toFixed(1)}z`,
          ],
    )
    .join('');
};

/** Draws the picture and saves it; false where the browser cannot. */
async function savePicture(picture: PulsePicture, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PULSE_SIZE);
  const ctx = canvas.getContext('2d');
  if (!ctx) return false;
  drawPulse(ctx, picture, themeOf());
  const png = await pngOf(canvas);
  if (png) saveBlob(name, png);
  return png !== null;
}

/**
 * A game's pulse (W-16): what each of its last rounds paid back in multiples of the stake, beside what the game returns
 * over millions of rounds. Renders nothing while loading, without rounds, and where they cannot be had.
 */
export function GamePulse({ game }: { game: GameDetails }) {
  const t = useT();
  const id = useId();
  const alert = useAlert();
  const locale = useLocale();
  const shareToChat = useShareToChat();
  const { data } = useGamePulseQuery(game.id, { skip: useAbsent('pulse') });
  const returned = game.stats.returnToPlayer;
  if (!data || data.length === 0 || !(returned > 0)) return null;
  const graph = pulseGraph(data, returned);
  const summary = [
    t('pulse.rounds', { count: data.length }),
    t('pulse.lost', { count: graph.lost }),
    t('pulse.best', { multiple: formatMultiplier(locale, graph.best) }),
  ].join(' ');
  const expected = t('pulse.expected', { rtp: formatPercent(locale, returned, 2) });
  const labelOf = (multiple: number) => formatMultiplier(locale, multiple);
  const save = async () => {
    const picture: PulsePicture = {
      title: `${t('pulse.title')} · ${game.name}`,
      summary,
      note: t('pulse.short'),
      expected,
      labelOf,
      graph,
      rtl: document.documentElement.dir === 'rtl',
    };
    if (!(await savePicture(picture, `pulse-${game.id}.png`))) alert.error(t('pulse.notSaved'));
  };
  return (
    <Root aria-labelledby={id}>
      <SectionHeading id={id} title={t('pulse.title')} icon={<Icon of={Activity} />} />
      <Card>
        <figure>
          <svg className="scale" aria-hidden viewBox={`0 0 ${SCALE} ${HEIGHT}`}>
            {graph.lines.map(({ value, height }) => (
              <text key={value} x={SCALE} y={HEIGHT - height * HEIGHT + 4} textAnchor="end">
                {labelOf(value)}
              </text>
            ))}
          </svg>
          <svg
            className="graph"
            role="img"
            aria-label={`${summary} ${expected}`}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            {[0, ...graph.lines.map(({ height }) => height)].map((height) => (
              <line
                key={height}
                x1={0}
                x2={WIDTH}
                y1={HEIGHT - height * HEIGHT}
                y2={HEIGHT - height * HEIGHT}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path className="bars" d={pathOf(graph.bars)} />
            <line
              className="expected"
              x1={0}
              x2={WIDTH}
              y1={HEIGHT - graph.expected.height * HEIGHT}
              y2={HEIGHT - graph.expected.height * HEIGHT}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <figcaption>
            <span className="key">{expected}</span>
            <p>{summary}</p>
            <p>{t('pulse.note')}</p>
          </figcaption>
        </figure>
        <div className="actions">
          <Button icon={<Icon of={Download} />} onClick={() => void save()}>
            {t('pulse.save')}
          </Button>
          {shareToChat && (
            <Button
              icon={<Icon of={MessageCircle} />}
              onClick={() => shareToChat({ kind: 'pulse', id: game.id, game: game.name })}
            >
              {t('pulse.toChat')}
            </Button>
          )}
        </div>
      </Card>
    </Root>
  );
}
