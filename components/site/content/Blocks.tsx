import { assertNever } from '@/domain/assertNever';
import type { Block } from '@/domain/site/content';

function BlockOf({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item}</li>);
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    default:
      return assertNever(block);
  }
}

/** Renders content blocks. Server text is rendered as text, never as HTML. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockOf key={index} block={block} />);
