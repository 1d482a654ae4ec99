import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fingerprintOf, fingerprintsFile, screens } from '../../scripts/screens.ts'

test('the pictures on public pages show the screens as they look now; after a change run: npm run screens', () => {
  const now = Object.fromEntries(screens.map(({ name, source }) => [name, fingerprintOf(source)]))
  expect(JSON.parse(readFileSync(fingerprintsFile, 'utf8'))).toEqual(now)
})
