import { type Content } from '../../brand/blocks';
import { about } from './about';
import { legal } from './legal';
import { protection } from './protection';
import { questions } from './questions';
import { rewards } from './rewards';
import { service } from './service';

export const en: Content = { pages: { ...about, ...legal, ...protection, ...rewards, ...service }, faq: questions };
