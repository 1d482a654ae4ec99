// @module-tag security
import { expect, test } from 'vitest'
import { ada, minutes, startTestServer } from '../support/harness.ts'

const { emailAddress } = ada
const limited = () => startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

test('A client with many networks gets more than one with a single network, but not in proportion.', async () => {
  const server = await limited()
  const outcomesFrom = async (...networks: readonly string[]) => {
    const seen = []
    for (const network of networks) {
      for (let count = 0; count < 10; count += 1) {
        const browser = server.browserAt(`${network}::${count + 1}`)
        seen.push((await browser.call('forgotPassword', { emailAddress: 'nobody@example.com' })).http)
      }
    }
    return [...new Set(seen)]
  }

  const four = ['0', '1', '2', '3']
  expect(await outcomesFrom(...four.map((last) => `2001:db8:1:10${last}`))).toEqual([200])
  expect(await outcomesFrom('2001:db8:1:104')).toEqual([429])
  for (const first of four) {
    expect(await outcomesFrom(...four.map((last) => `2001:db8:2:${first}0${last}`))).toEqual([200])
  }
  expect(await outcomesFrom('2001:db8:2:400')).toEqual([429])
  expect(await outcomesFrom('2001:db8:3:400')).toEqual([200])
})

test('One client uses up two of the three hourly emails, and the third is reserved for another.', async () => {
  const server = await limited()
  await server.browserAt('203.0.113.9').call('register', ada)
  const resetMailsAfter = async (address: string) => {
    server.clock.now += minutes(1)
    await server.browserAt(address).call('forgotPassword', { emailAddress })
    const mails = await server.mails(emailAddress)
    return mails.filter(({ subject }) => subject.startsWith('Reset')).length
  }

  expect(await resetMailsAfter('2001:db8:0:1::1')).toBe(1)
  expect(await resetMailsAfter('2001:db8:0:2::1')).toBe(2)
  expect(await resetMailsAfter('2001:db8:0:3::1')).toBe(2)
  expect(await resetMailsAfter('203.0.113.1')).toBe(3)
})
