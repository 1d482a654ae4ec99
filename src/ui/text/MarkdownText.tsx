import type { Block, Inline, Markdown } from '../../../contract/markdown/markdown.ts'
import { TextLink } from '../controls/TextLink.tsx'
import { inOrder } from './inOrder.ts'

interface Props {
  text: Markdown
  /** What the headings in it are: one step below what they stand under. */
  heading: 'h3' | 'h4'
}

/** A text that somebody has written in Markdown: elements, never HTML. */
export const MarkdownText = ({ text, heading }: Props) => (
  <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
    <Blocks text={text} heading={heading} />
  </div>
)

const Blocks = ({ text, heading }: Props) =>
  inOrder(text, (block) => <BlockElement block={block} heading={heading} />)

function BlockElement({ block, heading: Heading }: { block: Block } & Pick<Props, 'heading'>) {
  if (block.kind !== 'list') {
    const of = <Pieces of={block.of} />
    return block.kind === 'heading' ? <Heading className="mt-3 text-action">{of}</Heading> : <p>{of}</p>
  }
  const List = block.first === null ? 'ul' : 'ol'
  return (
    <List
      start={block.first ?? undefined}
      className={`ms-5 grid grid-cols-[minmax(0,1fr)] gap-2 ${block.first === null ? 'list-disc' : 'list-decimal'}`}
    >
      {inOrder(block.items, (item) => (
        <li className="ps-1">
          <Blocks text={item} heading={Heading} />
        </li>
      ))}
    </List>
  )
}

const Pieces = ({ of }: { of: readonly Inline[] }) => inOrder(of, (piece) => <Piece piece={piece} />)

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'break') return <br />
  const of = <Pieces of={piece.of} />
  if (piece.kind === 'emphasis') return <em>{of}</em>
  if (piece.kind === 'strong') return <strong className="font-semibold">{of}</strong>
  return (
    <TextLink href={piece.href} rel="nofollow ugc noopener">
      {of}
    </TextLink>
  )
}
