import { useSelector } from '@xstate/react'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { useNextRow } from '../reading/useNextRow.ts'
import type { LiveSearch } from './live.ts'

interface Props {
  /** Where the next jobs are, for who loads them as a page; nothing after the last. */
  href: string | undefined
  /** How many rows were added in place. */
  added: number
  /** Adds them in place, once it is there. */
  live: LiveSearch | undefined
}

/**
 * Goes on with the jobs that stand right before it: one link, whether it loads a page or adds to this one. Reading goes
 * on at the first row that is new.
 */
export function MoreJobs({ href, added, live }: Props) {
  const isAdding = useSelector(live?.paging, (state) => state?.matches('adding') ?? false)
  const slow = useSelector(live?.paging, (state) => state?.hasTag('slow') ?? false)
  const failure = useSelector(live?.paging, (state) =>
    state?.matches('failed') ? state.context.failure : undefined,
  )
  const behind = useNextRow(added)

  return (
    <div ref={behind} className="mt-6">
      {failure && <Banner kind="failure">{failure.message}</Banner>}
      {href !== undefined && (
        <ButtonLink
          look="secondary"
          size="small"
          rel="next"
          href={href}
          aria-busy={isAdding || undefined}
          onClick={live?.onMore}
        >
          {failure ? 'Try again' : 'Show 20 more'}
          {isAdding && <span className="spinner size-4" />}
        </ButtonLink>
      )}
      {slow && <StillWaiting />}
    </div>
  )
}
