import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createClient } from '@supabase/supabase-js'
import { pdf } from '../../support/files.ts'
import { ada } from '../../support/harness.ts'
import { startHosted } from '../../support/hosted.ts'

const resultSchema = v.object({
  letters: v.looseObject({ data: v.looseObject({ status: v.literal(true) }) }),
  jobs: v.looseObject({ data: v.looseObject({ status: v.literal(true) }) }),
  file: v.looseObject({ data: v.looseObject({ path: v.string() }), error: v.null() }),
  data: v.looseObject({ user: v.looseObject({ id: v.string() }) }),
})

test('The example of docs/hosted.md works unchanged, in at most ten lines.', async () => {
  const { publicKey, server } = await startHosted()
  await server.registered({ ...ada, emailAddress: 'ada@example.com', password: 'Analytical1!' })
  const page = readFileSync('docs/hosted.md', 'utf8')
  const example = /```js\n(.*?)```/s.exec(page)?.[1] ?? ''
  expect(example.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(10)
  const code = example
    .replace(/^import .*\n/, '')
    .replace('https://jobs.example.com', server.base)
    .replace('pk_…', publicKey)
  const body = `return (async () => {${code}\nreturn { data, letters, jobs, file }})()`
  // oxlint-disable-next-line typescript/no-implied-eval -- the code of our own page
  const run = new Function('createClient', 'pdf', body)
  const result = v.parse(resultSchema, await Reflect.apply(run, undefined, [createClient, pdf(1_000)]))
  expect(result.file.data.path).toBe(`${result.data.user.id}/resume.pdf`)
})
