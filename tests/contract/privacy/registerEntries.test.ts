import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DataKind } from '../../../contract/privacy/dataKind.ts'
import { register } from '../../../contract/privacy/register.ts'
import { columnEntries, fileEntries } from '../../../contract/privacy/registerEntries.ts'
import { privacyPage } from '../../../scripts/docs/privacy.ts'

const root = join(import.meta.dirname, '../../..')
const textsIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

test('a column inherits the rules of its table, a table those of its kind, and both can override them', () => {
  const kind: DataKind = {
    title: 'Letters',
    what: 'Letters.',
    purpose: 'To send them.',
    ground: 'contract',
    whose: 'candidate',
    retention: 'one year',
    onDeletion: 'erase',
    tables: {
      letters: {
        retention: 'two years',
        columns: {
          personal: { body: 'Its text', sent_at: { purpose: 'When it was sent', onDeletion: 'tombstone' } },
        },
      },
    },
    files: { internal: { log: { purpose: 'Errors', ground: 'legitimateInterest' } } },
  }
  const common = { ground: 'contract', whose: 'candidate', class: 'personal', retention: 'two years', kind }
  expect(columnEntries([kind])).toEqual([
    { ...common, name: 'letters.body', purpose: 'Its text', onDeletion: 'erase' },
    { ...common, name: 'letters.sent_at', purpose: 'When it was sent', onDeletion: 'tombstone' },
  ])
  expect(fileEntries([kind])).toMatchObject([
    { name: 'log', class: 'internal', ground: 'legitimateInterest', retention: 'one year' },
  ])
})

test('every cookie and every key of browser storage in the code is in the privacy register', () => {
  const server = textsIn('server/http/cookies.ts').flatMap((text) =>
    [...text.matchAll(/(?:session|grant|device): '(\w+)'/g)].map(([, name]) => `cookie ${name}`),
  )
  const sources = textsIn('src/**/*.{ts,tsx}')
  const kept = sources.flatMap((text) => [
    ...[...text.matchAll(/\bcreateDeviceStore\(\s*'(\w+)'/g)].map(([, kind]) => `localStorage ${kind}:*`),
    ...[...text.matchAll(/keepCookie\('(\w+)'/g)].map(([, name]) => `cookie ${name}`),
    ...[...text.matchAll(/sessionStorage\.setItem\('(\w+)'/g)].map(([, key]) => `sessionStorage ${key}`),
  ])
  expect(server).toHaveLength(6)
  expect(kept).toContain('localStorage posting:*')
  const registered = new Set(fileEntries(register).map(({ name }) => name))
  expect(
    [...server, ...kept].filter((name) => !registered.has(name)),
    'Add these to contract/privacy/register/browser.ts.',
  ).toEqual([])
})

test('docs/privacy.md matches the register: run "npm run docs:privacy"', async () => {
  expect(readFileSync(join(root, 'docs/privacy.md'), 'utf8')).toBe(await privacyPage())
})
