import { type Content } from './blocks';
import { about } from './th/about';
import { legal } from './th/legal';
import { protection } from './th/protection';
import { questions } from './th/questions';
import { rewards } from './th/rewards';
import { service } from './th/service';

export const th: Content = { pages: { ...about, ...legal, ...protection, ...rewards, ...service }, faq: questions };
