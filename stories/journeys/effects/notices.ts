import { fromPromise } from 'xstate'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import type { MailCommands } from '../../../machines/notices/mailCommands.ts'
import type * as Real from '../../../src/effects/notices.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { standardChoices } from '../../profile/standardChoices.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

export const readMailSettings: Effects['readMailSettings'] = fromPromise(({ input: { role } }) =>
  answer((): MailSettings => ({ choices: standardChoices(role) })),
)

/** What is chosen in a journey holds for as long as its page is open. */
export const mailCommands: Effects['mailCommands'] = commandEffect<MailCommands>({
  save: ({ input: { choices, role } }) =>
    answer(() => ({ choices: { ...standardChoices(role), ...choices } })),
})
