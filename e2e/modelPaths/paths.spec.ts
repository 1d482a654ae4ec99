import { drivenMachines } from '../../machines/index.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/inspecting.ts'
import { drivenOf, missing, Records } from './coverage.ts'
import { drivers } from './drivers.ts'

test('every machine to drive has a driver', () => {
  expect(Object.keys(drivers).toSorted()).toEqual(Object.keys(drivenMachines).toSorted())
})

for (const [id, driver] of Object.entries(drivers)) {
  test.describe(id, () => {
    // Paths of a machine run one after the other, so that the last test can check their total coverage.
    test.describe.configure({ mode: 'default', timeout: 60_000 })

    for (const [index, path] of driver.paths().entries()) {
      const moves = path.map(({ move }) => move).join(', ')
      test(`path ${index + 1}: ${moves}`, async ({ page, app, mailbox, allowConsole }, { project }) => {
        // Console messages about refusals and lost responses.
        allowConsole(/Failed to load resource/)
        const begun = performance.now()
        const taken = await driver.play(path, { page, app, mailbox })
        const driven = drivenOf(path, taken, performance.now() - begun)
        new Records(project.outputDir).keep(driver, index + 1, driven)
      })
    }

    test('Every transition was taken, and every move made.', ({}, { project }) => {
      const records = new Records(project.outputDir)
      process.stdout.write(`\n${records.count(driver)}\n`)
      expect(missing(driver, records.of(driver))).toEqual([])
    })
  })
}
