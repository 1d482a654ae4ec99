import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { MailSettings } from '../../contract/notices/calls.ts'
import type { Run } from '../../machines/commands/commands.ts'
import { mailCommandsMachine, type MailCommands } from '../../machines/notices/mailCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { MailSettingsPanel } from '../../src/views/profile/MailSettingsPanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { standardChoices } from './standardChoices.ts'
import { readingMachine } from '../support/reads.ts'

const machine = mailCommandsMachine.provide({
  actors: { command: fromPromise<MailSettings, Run<MailCommands>>(({ input }) => answer(() => input.input)) },
})

interface Props {
  role: Role
  at?: string
  savingAt?: string
  /** Why it could not be read, or where it could, saved. */
  failure?: Failure | undefined
}

/** Which mails come, in one of its states; what is chosen stays. */
export function MailsAt({ role, at = 'shown', savingAt = 'idle', failure }: Props) {
  const [choices, setChoices] = useState(standardChoices(role))
  const data = at === 'shown' ? { choices } : undefined
  return (
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: data && { isRead: true }, failure: data ? undefined : failure }}
    >
      {(reading) => (
        <FlowAt
          machine={machine}
          at={savingAt}
          context={{ asked: undefined, ran: undefined, failure: data && failure }}
        >
          {(saving) => (
            <MailSettingsPanel
              role={role}
              reading={reading}
              saving={saving}
              choices={data?.choices}
              onChoose={(kind, choice) => {
                setChoices({ ...choices, [kind]: choice })
                saving.send({ type: 'run', command: 'save', input: { role, choices } })
              }}
              onTryAgain={() => saving.send({ type: 'run', command: 'save', input: { role, choices } })}
            />
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}
