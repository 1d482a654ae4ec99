import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedTestServer } from '../support/harness.ts'

const server = sharedTestServer({ distDir: join(import.meta.dirname, '../../../dist') })

const list = v.array(v.strictObject({ urls: v.array(v.string()), eagerness: v.string() }))
const rulesSchema = v.strictObject({ prerender: list, prefetch: list })

const rulesIn = (html: string) =>
  /<template id="next"><script type="speculationrules">(.*?)<\/script><\/template>/.exec(html)?.[1]

test.each([
  ['/auth/login', ['/auth/login/candidate', '/auth/login/employer']],
  ['/auth/register', ['/auth/register/candidate', '/auth/register/employer']],
])('Speculation rules on %s name the pages that its links open.', async (chooser, next) => {
  const answer = await fetch(server().base + chooser)
  const rules = rulesIn(await answer.text()) ?? ''
  const { prerender, prefetch } = v.parse(rulesSchema, JSON.parse(rules))
  const named = [...prerender, ...prefetch].flatMap(({ urls }) => urls)
  expect(named).toEqual(next)
  for (const url of named) expect((await fetch(server().base + url)).status).toBe(200)
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
})

test('A page without such links has no speculation rules.', async () => {
  for (const path of ['/', '/auth/login/candidate', '/candidate', '/nothing'])
    expect(rulesIn(await (await fetch(server().base + path)).text()), path).toBeUndefined()
})
