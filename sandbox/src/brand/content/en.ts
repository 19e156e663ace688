import { type Content } from './blocks';
import { about } from './en/about';
import { legal } from './en/legal';
import { protection } from './en/protection';
import { questions } from './en/questions';
import { rewards } from './en/rewards';
import { service } from './en/service';

export const en: Content = { pages: { ...about, ...legal, ...protection, ...rewards, ...service }, faq: questions };
