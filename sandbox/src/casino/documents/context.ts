import { type HttpContext } from '../../http/context';
import { type DocumentFiles } from './files';

export type DocumentsContext = HttpContext & { documentFiles: DocumentFiles };
