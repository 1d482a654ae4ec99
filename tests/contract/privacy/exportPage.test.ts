import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPage, exportSchema } from '../../../scripts/docs/export.ts'

const docs = join(import.meta.dirname, '../../../docs')

test('the documents of the export match its schemas: run "npm run docs:export"', async () => {
  expect(readFileSync(join(docs, 'export.schema.json'), 'utf8')).toBe(await exportSchema())
  expect(readFileSync(join(docs, 'export.md'), 'utf8')).toBe(await exportPage())
})
