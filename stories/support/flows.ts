import { fromPromise } from 'xstate'
import { object } from 'valibot'
import { forms } from '../../contract/forms.ts'
import { answeringManyMachine } from '../../machines/applications/answeringMany.ts'
import { createDeciding } from '../../machines/applications/deciding.ts'
import { outboxCommandsMachine } from '../../machines/applications/outboxCommands.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { creatingMachine } from '../../machines/postings/creating.ts'
import { savingMachine } from '../../machines/search/saving.ts'
import { shortlistMarksMachine } from '../../machines/talent/shortlistMarks.ts'
import { answerMany } from '../../src/effects/answering.ts'
import { createPosting } from '../../src/effects/postings.ts'
import { changeSaved, readSaved } from '../../src/effects/search.ts'
import { changeMark } from '../../src/effects/talent/talentSearch.ts'
import { outboxCommands } from '../../src/effects/undoing.ts'
import { answer, formEffect, kept } from './formEffect.ts'
import { member } from './people.ts'

// Flows that several stories open. Their effects answer as the toolbar says.

export const decidingFlow = createDeciding().provide({
  actors: {
    applicationEvent: fromPromise(({ input: { id, revision } }) =>
      answer(() => ({ id, revision: revision + 1 })),
    ),
  },
})

export const answeringFlow = answeringManyMachine.provide({
  actors: { applicationEvents: answerMany('') },
})

export const outboxFlow = outboxCommandsMachine.provide({ actors: { command: outboxCommands } })

export const loginFlow = loginMachine.provide({
  actors: { login: formEffect(object(forms.login), () => member), keep: kept },
})

export const creatingFlow = creatingMachine.provide({ actors: { createPosting } })

export const marksFlow = shortlistMarksMachine.provide({ actors: { changeMark } })

export const savedJobsFlow = savingMachine.provide({
  actors: { readSaved: fromPromise(readSaved), changeSaved: fromPromise(changeSaved) },
})
