import { mergeSettings } from '@/domain/site/merge';
import { THEMES } from '@/themes/brands/registry';
import { linen } from '@/themes/brands/linen';
import { ownTheme } from '@/themes/ownTheme';
import { randomTheme } from './random';
import { settingsSource } from './source';

it('what is written for the settings becomes the same theme at the site, under the name it starts from', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const made = randomTheme(seed, THEMES, 'chance', 'Chance');
    const settings = mergeSettings(JSON.parse(settingsSource(made, 'linen')));
    expect(settings.theme).toBe('linen');
    const { theme, faults = [] } = ownTheme(linen, settings.ownTheme);
    if (theme) expect(theme).toEqual({ ...made, name: linen.name, label: linen.label });
    else for (const { message } of faults) expect(message).toContain('has a contrast of');
  }
});
