import { lazy, Suspense } from 'react'

const Read = lazy(() => import('./ReadText.tsx').then((module) => ({ default: module.ReadText })))

/** A text that somebody has written in Markdown, as it was typed until what reads it has come. */
export const WrittenText = ({ text }: { text: string }) => (
  <Suspense fallback={<p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>}>
    <Read text={text} />
  </Suspense>
)
