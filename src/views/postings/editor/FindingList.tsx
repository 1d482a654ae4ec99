import { useSelector } from '@xstate/react'
import { withoutMarks } from '../../../../contract/markdown/withoutMarks.ts'
import type { PostingContent } from '../../../../contract/postings/posting.ts'
import { textAt, type Finding } from '../../../../contract/postings/review.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { editorWords } from '../../../words/postings/editor.ts'
import { reviewReasonWords } from '../../../words/postings/review.ts'
import { focusOn } from '../../forms/focusOn.ts'
import { useEditorFlow } from './useEditor.ts'

/** Number of characters quoted on each side of a finding. */
const AROUND = 60

/**
 * Findings that trigger a review, each with a button that shows its text. Renders nothing if there are none.
 */
export function FindingList() {
  const { changes, content, findings, state } = useSelector(useEditorFlow(), ({ context }) => context.saved)
  if (findings.length === 0) return null
  return (
    <Banner kind="warning">
      <section aria-labelledby="findingsTitle">
        <h2 id="findingsTitle" className="font-medium">
          {state === 'held' || changes === 'waiting'
            ? editorWords.findings.held
            : editorWords.findings.willBeHeld}
        </h2>
        <ul className="mt-1 grid gap-3">
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.path} ${finding.start}`}>
              <p>{sentenceOf(finding)}</p>
              <p className="wrap-anywhere">
                <Quote finding={finding} posting={content} />
              </p>
              <Button look="quiet" size="small" onClick={() => show(finding, content)}>
                {editorWords.findings.show}
              </Button>
            </li>
          ))}
        </ul>
        <p className="mt-1">{editorWords.findings.explained}</p>
      </section>
    </Banner>
  )
}

const sentenceOf = ({ code }: Finding) => {
  const words = reviewReasonWords[code]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}:`
}

function Quote({ finding: { end, path, start }, posting }: { finding: Finding; posting: PostingContent }) {
  const text = textAt(posting, path)
  const asRead = (part: string) => (path === 'description' ? withoutMarks(part) : part)
  const [before, after] = [asRead(text.slice(0, start)), asRead(text.slice(end))]
  return (
    <>
      {before.length > AROUND && '… '}
      {before.slice(-AROUND)}
      <mark className="bg-transparent font-medium text-inherit underline decoration-2 underline-offset-4">
        {asRead(text.slice(start, end))}
      </mark>
      {after.slice(0, AROUND)}
      {after.length > AROUND && ' …'}
    </>
  )
}

/** Focuses the field of a finding, and selects the words at their current position. */
function show({ end, path, start }: Finding, posting: PostingContent): void {
  const id = `posting.${path}`
  // Options of a question share one field.
  const control = document.getElementById(id) ?? document.getElementById(id.replace(/\.\d+$/, ''))
  focusOn(control?.id ?? id)
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return
  const words = textAt(posting, path).slice(start, end)
  const isThere = control.value.slice(start, end) === words
  const from = isThere ? start : control.value.indexOf(words)
  if (from >= 0) control.setSelectionRange(from, from + words.length)
}
