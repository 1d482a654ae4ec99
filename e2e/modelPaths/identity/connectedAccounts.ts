import { success } from '../../../contract/envelope.ts'
import { linkedProviderCalls } from '../../../contract/identity/linkedProviders.ts'
import { connectedAccountsMachine } from '../../../machines/identity/connectedAccounts.ts'
import { connectedAccountsWords as words } from '../../../src/words/identity/connectedAccounts.ts'
import { notices } from '../../../src/words/notices/notices.ts'
import { driverOf } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { offerProvider } from './offerProvider.ts'
import { openSettings, panel, type SettingsScene } from './settingsScene.ts'

const role = 'candidate'
const acme = {
  provider: 'acme',
  label: 'Acme',
  emailAddress: 'ada@example.com',
  linkedAt: '2026-11-20T09:00:00.000Z',
}

export const connectedAccounts = driverOf<SettingsScene>({
  machine: connectedAccountsMachine,
  input: { role },
  open: async (tools) => {
    await offerProvider(tools.page, acme)
    await tools.page.route(`**/api/${role}/${linkedProviderCalls.listProviders.path}`, (route) =>
      route.fulfill({ json: success([acme]) }),
    )
    return openSettings(tools, 'unlinkProvider')
  },
  moves: {
    'disconnects one': {
      event: { type: 'command.done', command: 'unlink', input: { role, provider: 'acme' }, output: [] },
      drive: async ({ calls, page }) => {
        await panel(page, words.title)
          .getByRole('button', { name: words.disconnectNamed('Acme') })
          .click()
        await page.getByRole('dialog').getByRole('button', { name: words.dialog.confirm }).click()
        await calls.answer('unlinkProvider', [])
        await expectToast(page, notices.providerUnlinked)
      },
    },
  },
  states: {},
})
