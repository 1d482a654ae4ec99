import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machinesPage } from '../../scripts/machines.ts'

test('docs/machines.md matches the machines: run "npm run docs:machines"', async () => {
  const file = join(import.meta.dirname, '../../docs/machines.md')
  expect(readFileSync(file, 'utf8')).toBe(await machinesPage())
})
