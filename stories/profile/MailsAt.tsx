import { fromPromise } from 'xstate'
import type { MailSettings } from '../../contract/notices/calls.ts'
import type { Role } from '../../contract/roles.ts'
import { mailPreferencesMachine, type MailsToSave } from '../../machines/notices/mailPreferences.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { MailSettingsPanel } from '../../src/views/profile/MailSettingsPanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { readingMachine } from '../support/reads.ts'
import { standardChoices } from './standardChoices.ts'

/** Never resolves, so that the saving state stays visible. */
const machine = mailPreferencesMachine.provide({
  actors: { saveSettings: fromPromise<MailSettings, MailsToSave>(() => new Promise(() => undefined)) },
})

interface Props {
  role: Role
  at?: string
  /** State of the machine that reads the settings. */
  readingAt?: string
  /** Failure of reading the settings or of saving a choice. */
  failure?: Failure | undefined
}

/** Email settings of a member in a given state. */
export function MailsAt({
  role,
  at = 'saved',
  readingAt = at === 'opening' ? 'reading.waiting' : 'shown',
  failure,
}: Props) {
  const saved = at === 'opening' ? undefined : standardChoices(role)
  return (
    <FlowAt machine={machine} at={at} context={{ role, wanted: {}, sent: {}, failure: saved && failure }}>
      {(flow) => (
        <FlowAt
          machine={readingMachine}
          at={readingAt}
          context={{ query: {}, data: saved && { isRead: true }, failure: saved ? undefined : failure }}
        >
          {(reading) => <MailSettingsPanel flow={flow} reading={reading} saved={saved} />}
        </FlowAt>
      )}
    </FlowAt>
  )
}
