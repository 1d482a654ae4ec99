import type { Page } from 'playwright/test'
import { roleChooserMachine } from '../../machines/auth/roleChooser.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/inspecting.ts'
import { driverOf } from './driver.ts'
import { drivers } from './drivers.ts'

/** Serves a script with a fault in place of correct code. Returns a function that counts the replacements. */
async function seed(page: Page, file: string, right: RegExp, fault: string): Promise<() => number> {
  let seeded = 0
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    seeded += body.match(new RegExp(right, 'g'))?.length ?? 0
    await route.fulfill({ response: answer, body: body.replace(right, fault) })
  })
  return () => seeded
}

const faults = [
  {
    name: 'a success that leads back to the form',
    right: /(id:(["'`])login\2[^]*?)onDone:\{target:(["'`])keeping\3/,
    fault: '$1onDone:{target:`asking`',
    notSeen: /submits the form, the server lets them in/,
  },
  {
    name: 'a failure that nobody handles',
    right: /(id:(["'`])login\2[^]*?)onError:\{target:(["'`])asking\3/,
    fault: '$1onFault:{target:`asking`',
    notSeen: /the server refuses/,
  },
] as const

for (const { name, right, fault, notSeen } of faults) {
  test(`${name} is found by a path`, async ({ page, app, mailbox, allowConsole }) => {
    allowConsole(/./)
    const path = drivers.login.paths().find((steps) => notSeen.test(steps.map(({ move }) => move).join(', ')))
    expect(path).toBeDefined()
    const seeded = await seed(page, 'auth', right, fault)
    await expect(drivers.login.play(path ?? [], { page, app, mailbox })).rejects.toThrow(/expect\(/)
    expect(seeded()).toBeGreaterThan(0)
  })
}

test('A driver that skips a move is found, although the page shows the expected state.', async ({
  page,
  app,
  mailbox,
}) => {
  const { paths, play } = driverOf<Page>({
    machine: roleChooserMachine,
    input: { purpose: 'login' },
    open: async () => {
      await page.goto('/auth/login')
      return page
    },
    moves: {
      'chooses the other role': {
        event: { type: 'choose', role: 'employer' },
        drive: () => Promise.resolve(),
      },
    },
    states: { choosing: () => expect(page.getByRole('radio')).toHaveCount(2) },
  })
  const [path = []] = paths()
  await expect(play(path, { page, app, mailbox })).rejects.toThrow(/choosing: choose/)
})
