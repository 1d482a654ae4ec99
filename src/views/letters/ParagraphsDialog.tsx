import { useState } from 'react'
import type { Paragraph } from '../../../contract/letters/paragraphs.ts'
import { withoutAccents } from '../../../contract/text.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { paragraphWords as words } from '../../words/letters/letters.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  paragraphs: readonly Paragraph[] | undefined
  onUse: (text: string) => void
  onClose: () => void
}

/** Dialog for inserting a paragraph of the candidate's other letters. */
export const ParagraphsDialog = ({ reading, paragraphs, onUse, onClose }: Props) => (
  <Dialog open id="paragraphs" title={words.title} onCancel={onClose}>
    <Reading flow={reading} what={words.what} rows={3}>
      {paragraphs && <Paragraphs paragraphs={paragraphs} onUse={onUse} />}
    </Reading>
    <Button look="secondary" size="small" onClick={onClose} className="mt-4">
      {words.close}
    </Button>
  </Dialog>
)

const folded = (text: string) => withoutAccents(text).toLowerCase()

/** Beginning of a paragraph, which names its button. */
const opening = (text: string) => {
  const characters = [...text]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
}

function Paragraphs({
  paragraphs,
  onUse,
}: Required<Pick<Props, 'onUse'>> & { paragraphs: readonly Paragraph[] }) {
  const [sought, setSought] = useState('')
  if (paragraphs.length === 0) return <p className="mt-3 text-muted">{words.none}</p>
  const terms = folded(sought).split(/\s+/)
  const found = paragraphs.filter(({ text, title }) =>
    terms.every((word) => folded(`${text} ${title}`).includes(word)),
  )
  return (
    <>
      <div className="mt-3">
        <FieldFrame id="paragraphs.sought" label={words.search} hint={undefined} message={undefined}>
          <input
            id="paragraphs.sought"
            type="search"
            value={sought}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setSought(value)}
            className="control"
          />
        </FieldFrame>
      </div>
      <p role="status" className="text-hint text-muted tabular-nums">
        {words.count(found.length)}
      </p>
      <ul className="divide-y divide-line">
        {found.map(({ text, title }) => (
          <li key={text} className="py-3">
            <p className="line-clamp-5 wrap-anywhere whitespace-pre-line">{text}</p>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0 flex-[1_1_8rem] text-hint wrap-anywhere text-muted">
                {words.from(title)}
              </p>
              <Button
                look="quiet"
                size="small"
                aria-label={words.insertNamed(opening(text))}
                onClick={() => onUse(text)}
              >
                {words.insert}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
