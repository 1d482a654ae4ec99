import { useSelector } from '@xstate/react'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { useNextRow } from './useNextRow.ts'
import { readingWords } from '../../words/shared/reading.ts'
import { controlWords } from '../../words/shared/controls.ts'

/** Button that loads further rows of the list before it. The focus moves to the first new row. */
export function ShowMore({ flow }: { flow: AnyPaging }) {
  const hasMore = useSelector(flow, ({ context }) => context.next !== null)
  const isAdding = useSelector(flow, (state) => state.matches('adding'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const failure = useSelector(flow, (state) => (state.matches('failed') ? state.context.failure : undefined))
  const added = useSelector(flow, ({ context }) => context.added.length)
  const behind = useNextRow(added)

  return (
    <div ref={behind} className="mt-6">
      {failure && <Banner kind="failure">{failure.message}</Banner>}
      {hasMore && (
        <Button
          look="secondary"
          size="small"
          aria-disabled={isAdding || undefined}
          onClick={() => flow.send({ type: 'more' })}
        >
          {failure ? controlWords.tryAgain : readingWords.showMore}
          {isAdding && <span className="spinner size-4" />}
        </Button>
      )}
      {slow && <StillWaiting />}
    </div>
  )
}
