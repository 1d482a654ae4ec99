import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { stepsInWords } from '../job.ts'

type Facts = Pick<OwnApplication, 'posting' | 'sent' | 'stage' | 'state' | 'turn'>

/** The first stage in which the steps of the job post are under way; the application does not say which. */
const inSteps = stages.indexOf('assessment')

/**
 * The current step of an application and those after it, as the job post promised them (M55). The reply of the company
 * has no name: the tag of the turn says it.
 */
export function comingOf({ posting, sent, stage, state, turn }: Facts) {
  if (state !== 'active' || !sent || stage === null || turn === null) return undefined
  const company = posting.company.name
  const [, answers, ...promised] = stepsInWords(sent.posting, company)
  const isMine = turn.side === 'candidate'
  const isOffered = stage === 'offered'
  const left = stages.indexOf(stage) < inSteps ? promised : promised.slice(sent.posting.steps.length)
  return {
    now: isMine
      ? ({ side: 'you', name: isOffered ? 'You reply to the offer' : 'You reply' } as const)
      : ({ side: 'they' } as const),
    ahead: isOffered
      ? promised.slice(isMine ? promised.length : -1)
      : [...(isMine ? [answers] : []), ...left],
  }
}
