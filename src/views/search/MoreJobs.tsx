import { useSelector } from '@xstate/react'
import type { JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { useNextRow } from '../reading/useNextRow.ts'
import { searchWords } from '../../words/search.ts'
import { isPlainClick } from './isPlainClick.ts'

const PAGE_SIZE = 20

interface Props {
  /** URL of the next page; undefined on the last page. */
  href: string | undefined
  flow: JobSearchPageFlow
}

/** Link to the next page. With scripts, its jobs are appended, and the focus moves to the first new row. */
export function MoreJobs({ href, flow }: Props) {
  const added = useSelector(flow, ({ context }) => context.added)
  const isAdding = useSelector(flow, (state) => state.matches({ results: { shown: 'adding' } }))
  const isSlow = useSelector(flow, (state) =>
    state.matches({ results: { shown: { adding: 'stillWaiting' } } }),
  )
  const failure = useSelector(flow, (state) =>
    state.matches({ results: { shown: 'failed' } }) ? state.context.failure : undefined,
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
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            flow.send({ type: 'more' })
          }}
        >
          {failure ? searchWords.tryAgain : searchWords.list.more(PAGE_SIZE)}
          {isAdding && <span className="spinner size-4" />}
        </ButtonLink>
      )}
      {isSlow && <StillWaiting />}
    </div>
  )
}
