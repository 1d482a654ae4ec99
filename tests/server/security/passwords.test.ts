// @module-tag security
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from '../../../server/security/passwords.ts'
import { withStore } from '../support/databases.ts'
import { ada, startTestServer } from '../support/harness.ts'

const WEAK = { memoryCost: 8_192, timeCost: 1, parallelism: 1 }

test('a password verifies against its own hash and no other, exactly as typed', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('Größe 1! ')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matchingForm(stored, 'Größe 1! ')).toBe('Größe 1! ')
  expect(await passwords.matchingForm(stored, 'Größe 1!')).toBeUndefined()
  expect(await passwords.matchingForm(undefined, 'Größe 1! ')).toBeUndefined()
})

const APART = 'Gro\u0308\u00dfe 1!'
const COMPOSED = 'Gr\u00f6\u00dfe 1!'

test('A password matches in any Unicode composition, and with hashes from before normalization.', async () => {
  const passwords = createPasswords({ cost: WEAK })
  const today = await passwords.hash(COMPOSED)
  const before = await passwords.hash(APART)

  expect(await passwords.matchingForm(today, APART)).toBe(COMPOSED)
  expect(await passwords.matchingForm(today, COMPOSED)).toBe(COMPOSED)
  expect(await passwords.matchingForm(before, APART)).toBe(APART)
})

/** Number of other hashes computed before a password is checked. */
const countOf = async (of: string | undefined, typed: string) => {
  let count = 0
  const turns = createPasswords({ atOnce: 1 })
  const asked = turns.matchingForm(of, typed)
  // Each further hash takes the only slot in turn, so the counter shows how many slots the check used.
  const between = Array.from({ length: 3 }, () => turns.hash('x').then(() => (count += 1)))
  await asked
  const before = count
  await Promise.all(between)
  return before
}

test('An unknown account takes as many hashes as a known one, for any password.', async () => {
  const passwords = createPasswords({ cost: WEAK })
  const stored = await passwords.hash('Other 1!')
  for (const typed of [APART, COMPOSED]) {
    expect(await countOf(undefined, typed)).toBe(await countOf(stored, typed))
  }
  expect(await countOf(undefined, APART)).toBeGreaterThan(await countOf(undefined, COMPOSED))
})

test('A stored hash that is malformed or too costly verifies nothing.', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash(ada.password)

  expect(await passwords.matchingForm(stored.replace('m=19456', 'm=104857600'), ada.password)).toBeUndefined()
  expect(await passwords.matchingForm(stored.replace('t=2', 't=4000000'), ada.password)).toBeUndefined()
  expect(await passwords.matchingForm('rubbish', ada.password)).toBeUndefined()
})

test('Each network has its turn, even if another one requests many hashes.', async () => {
  const passwords = createPasswords({ atOnce: 1 })
  const order: string[] = []
  const want = (network: string) =>
    passwords
      .inLane(network)
      .hash('x')
      .then(() => order.push(network))

  await Promise.all([...Array.from({ length: 10 }, () => want('many')), want('one'), want('other')])

  expect(order.slice(0, 4)).toEqual(['many', 'many', 'one', 'other'])
})

test('A full queue makes room for a network with few waiting hashes.', async () => {
  const passwords = createPasswords({ atOnce: 1 })
  const want = (network: string, count: number) =>
    Array.from({ length: count }, () => passwords.inLane(network).hash('x'))
  const crowd = Promise.allSettled([...want('many', 33), ...want('more', 32)])

  await expect(passwords.inLane('few').hash('x')).resolves.toMatch(/^\$argon2id/)

  expect((await crowd).filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('The next login of a network with two running and 32 waiting hashes is refused with a retry.', async () => {
  const passwords = createPasswords({ atOnce: 2 })

  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash('x')))

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(36)
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '5' } } })
  expect(await passwords.matchingForm(await passwords.hash('y'), 'y')).toBe('y')
})

test('Every login of a rush gets an envelope.', async () => {
  const server = await startTestServer({ passwords: createPasswords() })
  await server.registered()
  const { emailAddress, password } = ada

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => server.browser().call('login', { emailAddress, password })),
  )

  const refused = answers.filter(({ status }) => !status)
  expect(refused.length).toBeLessThan(100)
  for (const answer of refused) {
    expect(answer.http).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
  }
})

test('A login replaces a hash with weaker parameters.', async () => {
  const first = await startTestServer({ passwords: createPasswords() })
  await first.registered()
  await first.close()
  const weak = await hash(ada.password, WEAK)
  await withStore(first, (db) => db.updateTable('accounts').set({ password_hash: weak }).execute())

  const second = await startTestServer({ place: first, passwords: createPasswords() })
  const { emailAddress, password } = ada
  expect((await second.browser().call('login', { emailAddress, password })).status).toBe(true)
  await second.close()

  const { password_hash } = await withStore(first, (db) =>
    db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow(),
  )
  expect(password_hash).toMatch(/m=19456,t=2,p=1/)
  expect(await createPasswords().matchingForm(password_hash, password)).toBe(password)
})
