import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import type { ApplicationFacts } from '../../machines/lifecycles/application.ts'
import { Refused } from '../refused.ts'
import type { Application, Held, LifecycleEvent } from './applications.ts'
import { missingOf, type Circumstances } from './circumstances.ts'

const standing: Readonly<Record<Application['state'], string>> = {
  draft: 'This application has not been sent.',
  active: 'This application is under way.',
  rejected: 'This application was turned down.',
  withdrawn: 'This application was withdrawn.',
  declined: 'The offer was declined.',
  released: 'The candidate has stopped waiting.',
  positionClosed: 'The job was closed.',
  hired: 'The offer was accepted.',
  discarded: 'This draft was discarded.',
  lapsed: 'The job was closed before this was sent.',
}

/** The refusal of what the state of an application does not allow. */
export const refusedIn = ({ state }: Application, type: LifecycleEvent['type']) =>
  Refused.state(
    `${standing[state]} ${(state === 'active' && applicationEvents[type].refusal) || 'Reload the page to see what can be done with it.'}`,
    state,
  )

/** Why a draft cannot be sent, in the order in which a person can do something about it. */
export function notSent(
  held: Held,
  { intakeIsOpen }: ApplicationFacts,
  circumstances: Circumstances,
): Refused {
  const { id, state } = held.application
  if (circumstances.members.has(id))
    return Refused.state('You act for this company, so you cannot apply to it.', state)
  if (!intakeIsOpen) {
    return Refused.state('Nobody can apply for this job at the moment. Your draft is kept.', state)
  }
  const missing = missingOf(held, circumstances)
  if (missing.length === 0) {
    return new Refused('Verify your email address first, by the link in the mail that we sent you.', {
      status: 403,
    })
  }
  const message = 'This is needed, or does not fit.'
  const problems: Readonly<Record<string, string>> = { ...circumstances.problems.get(id) }
  const fields = Object.fromEntries(
    missing.map((name) => [
      name === 'resume' || name in problems ? name : `answers.${name}`,
      problems[name] ?? message,
    ]),
  )
  const [problem] = Object.values(problems)
  const isOne = Object.keys(fields).length === 1
  return new Refused(isOne && problem !== undefined ? problem : 'Fill in what is missing, then send it.', {
    fields,
  })
}
