import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SearchingFlow } from '../../../machines/search/searching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'

/** After so long without another answer, how many jobs there are is said, in milliseconds. */
const quiet = 500

interface Props {
  flow: SearchingFlow
  /** How many there are, in words. */
  answer: string
}

/** How a search stands that is under way, or failed, and how many jobs it found: said once, after quiet. */
export function SearchingState({ flow, answer }: Props) {
  const isSearching = useSelector(flow, (state) => state.matches('searching'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const failure = useSelector(flow, (state) => (state.matches('failed') ? state.context.failure : undefined))
  const turn = useSelector(flow, ({ context }) => context.turn)
  const [first] = useState(answer)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (turn === 0 && answer === first) return undefined
    const timer = setTimeout(() => setSaid(answer), quiet)
    return () => clearTimeout(timer)
  }, [turn, answer, first])

  return (
    <>
      {isSearching && <div className="search-line" />}
      {slow && <StillWaiting />}
      {failure && (
        <div className="mt-6">
          <Banner
            kind="failure"
            action={
              <Button look="secondary" size="small" onClick={() => flow.send({ type: 'retry' })}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Banner>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
