import type { Block, Inline, Markdown } from '../../../contract/markdown/markdown.ts'
import type { ReactNode } from 'react'
import { TextLink } from '../controls/TextLink.tsx'
import { inOrder } from './inOrder.ts'

/** Classes of headings. Texts that fill a page have larger ones. */
const headingLooks = { h2: 'mt-6 text-h3', h3: 'mt-3 text-action', h4: 'mt-3 text-action' } as const

interface Props {
  text: Markdown
  /** Heading level at which the text starts. */
  heading: keyof typeof headingLooks
  /** Renders words, for example with highlights; unchanged by default. */
  words?: ((words: string) => ReactNode) | undefined
}

/** Markdown written by a person, rendered as React elements, never as raw HTML. */
export const MarkdownText = ({ text, heading, words }: Props) => (
  <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
    <Blocks text={text} heading={heading} words={words} />
  </div>
)

const Blocks = ({ text, heading, words }: Props) =>
  inOrder(text, (block) => <BlockElement block={block} heading={heading} words={words} />)

function BlockElement({ block, heading: Heading, words }: { block: Block } & Omit<Props, 'text'>) {
  if (block.kind !== 'list') {
    const of = <Pieces of={block.of} words={words} />
    return block.kind === 'heading' ? <Heading className={headingLooks[Heading]}>{of}</Heading> : <p>{of}</p>
  }
  const List = block.first === null ? 'ul' : 'ol'
  return (
    <List
      start={block.first ?? undefined}
      className={`ms-5 grid grid-cols-[minmax(0,1fr)] gap-2 ${block.first === null ? 'list-disc' : 'list-decimal'}`}
    >
      {inOrder(block.items, (item) => (
        <li className="ps-1">
          <Blocks text={item} heading={Heading} words={words} />
        </li>
      ))}
    </List>
  )
}

const Pieces = ({ of, words }: { of: readonly Inline[] } & Pick<Props, 'words'>) =>
  inOrder(of, (piece) => <Piece piece={piece} words={words} />)

function Piece({ piece, words }: { piece: Inline } & Pick<Props, 'words'>) {
  if (typeof piece === 'string') return words ? words(piece) : piece
  if (piece.kind === 'break') return <br />
  const of = <Pieces of={piece.of} words={words} />
  if (piece.kind === 'emphasis') return <em>{of}</em>
  if (piece.kind === 'strong') return <strong className="font-semibold">{of}</strong>
  return (
    <TextLink href={piece.href} rel="nofollow ugc noopener">
      {of}
    </TextLink>
  )
}
