import { lazy, Suspense } from 'react'
import { FailureBoundary } from '../feedback/FailureBoundary.tsx'

const Read = lazy(() => import('./ReadText.tsx').then((module) => ({ default: module.ReadText })))

/** A text that somebody has written in Markdown, as it was typed until what reads it has come, or where it cannot. */
export function WrittenText({ text }: { text: string }) {
  const asTyped = <p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
  return (
    <FailureBoundary fallback={asTyped}>
      <Suspense fallback={asTyped}>
        <Read text={text} />
      </Suspense>
    </FailureBoundary>
  )
}
