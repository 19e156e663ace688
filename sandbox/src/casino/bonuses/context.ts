import { type HttpContext } from '../../http/context';
import { type BonusControls } from './situations';

export type BonusesContext = HttpContext & { controls: { bonuses: BonusControls } | null };
