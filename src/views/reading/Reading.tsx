import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { RuledRows } from '../../ui/feedback/RuledRows.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { readingWords } from '../../words/shared/reading.ts'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  flow: AnyReading
  /** Name of the content, such as "your job posts". */
  what: string
  /** Number of skeleton rows. */
  rows: number
  /** Content if the object does not exist. */
  notThere?: ReactNode
  /** Loaded content; undefined until then. */
  children: ReactNode
}

/** Loading state of a page: skeleton, content, or failure. */
export function Reading({ flow, what, rows, notThere, children }: Props) {
  const isReading = useSelector(flow, (state) => state.matches('reading'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const isGone = useSelector(flow, (state) => state.matches('notThere'))
  const failure = useSelector(flow, (state) => (state.matches('failed') ? state.context.failure : undefined))
  const isThere = useSelector(flow, ({ context }) => context.data !== undefined)
  const tryAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'retry' })}>
      {controlWords.tryAgain}
    </Button>
  )

  if (isGone) return notThere
  if (!isThere && failure) {
    return (
      <EmptyState title={readingWords.notLoaded(what)} text={failure.message}>
        {tryAgain}
      </EmptyState>
    )
  }
  return (
    <>
      {isThere && isReading && <LoadingLine />}
      {failure && (
        <Banner kind="failure" action={tryAgain}>
          {readingWords.outOfDate} {failure.message}
        </Banner>
      )}
      {isThere && children !== undefined ? (
        children
      ) : (
        <RuledRows count={rows}>{readingWords.loading(what)}</RuledRows>
      )}
      {slow && <StillWaiting />}
    </>
  )
}

/** Progress bar of a reload, below the header. */
const LoadingLine = () => (
  <div className="fixed inset-x-0 top-10 z-header h-[3px] animate-appear-late bg-primary opacity-0 motion-reduce:opacity-100 print:hidden" />
)
