import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { searchWords } from '../../words/search.ts'

/** Debounce of the screen reader announcement, in milliseconds. */
const ANNOUNCE_AFTER_MS = 500

interface Props {
  flow: JobSearchPageFlow
  /** Number of jobs as text. */
  answer: string
}

/** Progress and failure of a search, with a live region for the number of jobs. */
export function SearchStatus({ flow, answer }: Props) {
  const isSearching = useSelector(flow, (state) => state.matches({ results: 'searching' }))
  const isSlow = useSelector(flow, (state) => state.matches({ results: { searching: 'stillWaiting' } }))
  const failure = useSelector(flow, (state) =>
    state.matches({ results: 'failed' }) ? state.context.failure : undefined,
  )
  const turn = useSelector(flow, ({ context }) => context.turn)
  const [first] = useState(answer)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (turn === 0 && answer === first) return undefined
    const timer = setTimeout(() => setAnnounced(answer), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [turn, answer, first])

  return (
    <>
      {isSearching && <div className="search-line" />}
      {isSlow && <StillWaiting />}
      {failure && (
        <div className="mt-6">
          <Banner
            kind="failure"
            action={
              <Button look="secondary" size="small" onClick={() => flow.send({ type: 'retry' })}>
                {searchWords.tryAgain}
              </Button>
            }
          >
            {failure.message}
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}
