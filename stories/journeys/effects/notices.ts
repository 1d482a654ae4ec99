import { fromPromise } from 'xstate'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import type * as Real from '../../../src/effects/notices.ts'
import { standardChoices } from '../../profile/standardChoices.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

export const readMailSettings: Effects['readMailSettings'] = fromPromise(({ input: { role } }) =>
  answer((): MailSettings => ({ choices: standardChoices(role) })),
)

/** Choices last until the page is reloaded. */
export const saveMailSettings: Effects['saveMailSettings'] = fromPromise(({ input: { choices, role } }) =>
  answer((): MailSettings => ({ choices: { ...standardChoices(role), ...choices } })),
)
