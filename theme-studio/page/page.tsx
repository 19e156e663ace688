import { createRoot } from 'react-dom/client';
import { type Beginning } from '../server/studio';
import { ask } from './ask';
import { Studio } from './Studio';
import './page.css';

const root = createRoot(document.getElementById('page')!);

ask<Beginning>('/beginning').then(
  (beginning) => root.render(<Studio {...beginning} />),
  (error: Error) => root.render(<p role="alert">The theme studio’s server does not answer: {error.message}</p>),
);
