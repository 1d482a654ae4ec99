import { useSelector } from '@xstate/react'
import type { HostedSessionActor } from '../../../machines/hosted/hostedSession.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { hostedSessionWords as words } from '../../words/hosted/session.ts'

const states = [
  ['restoring', words.restoring],
  ['signedOut', words.signedOut],
  ['fresh', words.fresh],
  [{ renewing: { attempt: 'expiring' } }, words.expiring],
  [{ renewing: { attempt: 'refreshing' } }, words.refreshing],
  [{ renewing: { attempt: 'retrying' } }, words.retrying],
  ['expired', words.expired],
  ['recovering', words.recovering],
] as const

/** Status of the session of a hosted backend. */
export function HostedSessionView({ flow }: { flow: HostedSessionActor }) {
  const sentence = useSelector(flow, (state) => states.find(([value]) => state.matches(value))?.[1])
  const warns = useSelector(flow, (state) => state.hasTag('warning'))
  return (
    <Panel title={words.title}>
      <p role="status">
        {sentence} {warns && words.warning}
      </p>
    </Panel>
  )
}
