// @module-tag security
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { authRefusals } from '../../../server/words/auth.ts'
import { readAnswer, startTestServer, type Browser } from '../support/harness.ts'
import { providerEnv, signInWithProvider, startTestIssuer } from '../support/issuer.ts'
import { askPasskeys, withPasskey } from '../support/passkeys.ts'

const TURNS = 6

const unlink = async (browser: Browser) =>
  readAnswer(
    await browser.send(`/api/candidate/${contract.identity.unlinkProvider.path}`, {
      body: JSON.stringify({ provider: 'acme' }),
    }),
  )

test('of the last two ways to log in, a provider and a passkey, one stays when both are removed at once', async () => {
  const issuer = await startTestIssuer()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const server = await startTestServer({ env: providerEnv(issuer.origin) })
    const browser = server.browser()
    await signInWithProvider(browser)
    const { id } = await withPasskey(server, browser)
    const both = [() => unlink(browser), () => askPasskeys(browser, 'removePasskey', { id })]
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((take) => take()))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.find(({ status }) => !status)?.error?.message).toBe(authRefusals.lastWayIn)
  }
})
