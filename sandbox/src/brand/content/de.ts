import { type Content } from './blocks';
import { about } from './de/about';
import { legal } from './de/legal';
import { protection } from './de/protection';
import { questions } from './de/questions';
import { rewards } from './de/rewards';
import { service } from './de/service';

export const de: Content = { pages: { ...about, ...legal, ...protection, ...rewards, ...service }, faq: questions };
