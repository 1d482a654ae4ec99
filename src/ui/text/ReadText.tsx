import { useMemo } from 'react'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { MarkdownText } from './MarkdownText.tsx'

/** Parses and renders Markdown. */
export function ReadText({ text }: { text: string }) {
  const read = useMemo(() => parseMarkdown(text), [text])
  return (
    <div className="wrap-anywhere">
      <MarkdownText text={read} heading="h4" />
    </div>
  )
}
