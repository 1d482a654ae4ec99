import { lazy, Suspense } from 'react'
import { FailureBoundary } from '../feedback/FailureBoundary.tsx'

const Read = lazy(() => import('./ReadText.tsx').then((module) => ({ default: module.ReadText })))

/** Markdown written by a person. Shown as plain text until the parser has loaded, or if loading fails. */
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
