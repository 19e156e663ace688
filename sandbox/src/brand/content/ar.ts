import { type Content } from './blocks';
import { about } from './ar/about';
import { legal } from './ar/legal';
import { protection } from './ar/protection';
import { questions } from './ar/questions';
import { rewards } from './ar/rewards';
import { service } from './ar/service';

export const ar: Content = { pages: { ...about, ...legal, ...protection, ...rewards, ...service }, faq: questions };
