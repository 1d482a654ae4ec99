import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { staleLogin, type ProofWays } from '../../../contract/identity/proof.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import {
  addressCommandsMachine,
  addressFormMachine,
  emailAddressMachine,
  type AddressChange,
  type AddressCommands,
} from '../../../machines/identity/emailAddress.ts'
import { required } from '../../../machines/shared/required.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

interface OfRole {
  readonly role: Role
}

const arrived = () => new Promise(setImmediate)

function started() {
  const change = held<AddressChange, OfRole>()
  const ways = held<ProofWays, OfRole>()
  const submitted = held<unknown, Submission>()
  const flow = createActor(
    emailAddressMachine.provide({
      actors: {
        change: readingWith(change.logic),
        ways: readingWith(ways.logic),
        commands: addressCommandsMachine.provide({
          actors: { command: held<object, Run<AddressCommands>>().logic },
        }),
        form: addressFormMachine.provide({ actors: { changePassword: submitted.logic } }),
      },
    }),
    { input: { role: 'candidate' } },
  ).start()
  const form = required(flow.getSnapshot().children.form)
  const submit = () => form.send({ type: 'submit', form: new FormData() })
  return { change, ways, submitted, submit }
}

test('the ways to prove identity are read again once the server requires another one than the form has', async () => {
  const { submit, submitted, ways } = started()
  const fails = async (failure: object) => {
    submit()
    submitted.last().fail({ ...refused, ...failure })
    await arrived()
    return ways.calls.length
  }

  expect(await fails({ fields: { emailAddress: 'This is your email address already.' } })).toBe(1)
  expect(await fails({ reason: { code: 'state', state: staleLogin } })).toBe(2)
  expect(await fails({ fields: { password: 'Enter your password.' } })).toBe(3)
})

test('the pending change is read again once another address was requested', async () => {
  const { change, submit, submitted, ways } = started()

  submit()
  expect(change.calls).toHaveLength(1)
  submitted.last().answer({})
  await arrived()

  expect(change.calls).toHaveLength(2)
  expect(ways.calls).toHaveLength(1)
})
