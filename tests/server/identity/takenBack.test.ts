// @module-tag security
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { runSql } from '../store/runSql.ts'
import { Authenticator } from '../support/authenticator.ts'
import { askChange, callEmail, changeTo, emailLink, verifyAddress } from '../support/emailAddress.ts'
import { ada, readAnswer, startTestServer } from '../support/harness.ts'
import { follow, providerEnv, signInWithProvider, startTestIssuer, untilReturn } from '../support/issuer.ts'
import { askPasskeys, creationOptions, passkeyOrigin } from '../support/passkeys.ts'

const THIEF = 'thief@example.org'
const TURNS = 6

/** An account whose address a thief has changed, and the link that reverts the change. */
async function stolen(env: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer({ env })
  const { browser: thief, user } = await server.registered()
  await verifyAddress(server, thief, ada.emailAddress)
  await changeTo(server, thief, THIEF)
  const { code } = await emailLink(server, ada.emailAddress, 'undo-email')
  return { id: user.id, server, thief, undo: () => callEmail(server.browser(), 'undoEmailAddress', { code }) }
}

test('a passkey that a thief adds while the change is undone opens nothing afterwards', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { server, thief, undo } = await stolen()
    const response = new Authenticator(passkeyOrigin(server)).create(await creationOptions(thief))
    const add = () => askPasskeys(thief, 'addPasskey', { name: 'Mine', response })
    const both = turn % 2 === 0 ? [add, undo] : [undo, add]
    await Promise.all(both.map((each) => each()))
    expect(await runSql(server, 'select id from passkeys')).toEqual([])
  }
})

test('a change of the address that a thief requests at that moment is not pending afterwards', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { server, thief, undo } = await stolen()
    const ask = () => askChange(thief, 'again@example.org')
    const both = turn % 2 === 0 ? [ask, undo] : [undo, ask]
    await Promise.all(both.map((each) => each()))
    expect(await runSql(server, "select id from address_changes where purpose = 'confirm'")).toEqual([])
  }
})

test('a login by a connected provider at that moment leaves no session', async () => {
  const issuer = await startTestIssuer()
  const person = { sub: 'thief', email: THIEF, email_verified: 'on' }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { id, server, thief, undo } = await stolen(providerEnv(issuer.origin))
    await signInWithProvider(thief, { person })
    const { path } = contract.identity.linkProvider
    const { password } = ada
    const linked = await thief.send(`/api/candidate/${path}`, { body: JSON.stringify({ password }) })
    expect(await readAnswer(linked)).toMatchObject({ status: true })
    const other = server.browser()
    const back = await untilReturn(other, { person })
    const enter = () => follow(other, back)
    const both = turn % 2 === 0 ? [enter, undo] : [undo, enter]
    await Promise.all(both.map((each) => each()))
    for (const table of ['identities', 'sessions']) {
      expect(await runSql(server, `select account_id from ${table} where account_id = '${id}'`)).toEqual([])
    }
  }
})
