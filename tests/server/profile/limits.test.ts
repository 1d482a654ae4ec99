import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ada, startTestServer } from '../support/harness.ts'

test('A profile can be changed thirty times in ten minutes, across all networks.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const browser = server.browserAt('203.0.113.1')
  const { id } = v.parse(v.looseObject({ id: v.string() }), (await browser.call('register', ada)).result)
  const change = (network: number) => {
    browser.address = `192.0.2.${network}`
    return browser.call('updateProfile', {
      id,
      firstName: 'Ada',
      lastName: 'Byron',
      userName: `AdaByron${network}`,
    })
  }
  for (let count = 0; count < 30; count += 1) expect((await change(count)).status).toBe(true)

  expect(await change(200)).toMatchObject({ http: 429, status: false })
})
