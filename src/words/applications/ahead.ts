import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { stepsInWords } from '../job.ts'

type Told = Pick<OwnApplication, 'posting' | 'sent' | 'stage' | 'state' | 'turn'>

/** The first stage in which steps of the posting's own are under way: which of them, nobody has said. */
const inSteps = stages.indexOf('assessment')

/**
 * What is waited for now, and what comes after it, as the job that was applied to promised it (M55). That the company
 * answers has no name of its own: whose turn it is says it already.
 */
export function comingOf({ posting, sent, stage, state, turn }: Told) {
  if (state !== 'active' || !sent || stage === null || turn === null) return undefined
  const company = posting.company.name
  const [, answers, ...promised] = stepsInWords(sent.posting, company)
  const isMine = turn.side === 'candidate'
  const isOffered = stage === 'offered'
  const left = stages.indexOf(stage) < inSteps ? promised : promised.slice(sent.posting.steps.length)
  return {
    now: isMine
      ? ({ side: 'you', name: isOffered ? 'You answer the offer' : 'You answer' } as const)
      : ({ side: 'they' } as const),
    ahead: isOffered
      ? promised.slice(isMine ? promised.length : -1)
      : [...(isMine ? [answers] : []), ...left],
  }
}
