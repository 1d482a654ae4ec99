import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineCall, nothing } from '../../../contract/call.ts'
import { routes } from '../../../contract/index.ts'
import { defineRead } from '../../../contract/read.ts'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { projectionOf } from '../../../server/projection.ts'
import { defineHandler } from '../../../server/calls/shared/defineHandler.ts'
import { registerRoutes } from '../../../server/http/registerRoutes.ts'
import { pageContents } from '../../../server/pages/lookups.ts'
import { readAnswer } from '../support/harness.ts'
import { startOwnTable } from '../support/ownTable.ts'
import { sampleOf } from './schemaSamples.ts'

/** Schemas of all responses and page data. */
const results = Object.values(routes)
  .flat()
  .map(({ endpoint, name }): [string, v.GenericSchema] => [name, endpoint.result])
const pages = Object.entries(pageContents).map(([path, schema]): [string, v.GenericSchema] => [path, schema])

describe('A response of the server', () => {
  test('is projected by a recursive schema compiled once, although its getter builds a new one each time', () => {
    let built = 0
    const node: v.GenericSchema = v.object({
      of: v.array(
        v.lazy(() => {
          built += 1
          return v.union([v.string(), node])
        }),
      ),
    })
    const project = projectionOf(node)
    const tree = { of: Array.from({ length: 1_000 }, () => ({ of: ['word'] })) }
    expect(project(tree)).toEqual(tree)
    expect(built).toBe(1)
  })

  test.each([...results, ...pages])('has no field that is missing from its schema: %s', (_, schema) => {
    const project = projectionOf(schema)
    for (const [plain, extended] of sampleOf(schema)) {
      expect(JSON.stringify(project(extended))).toBe(JSON.stringify(project(plain)))
      expect(JSON.stringify(project(extended))).not.toContain('secret')
    }
  })

  test.each(pages)('has everything that the page parses: %s', (_, schema) => {
    for (const [plain] of sampleOf(schema)) expect(projectionOf(schema)(plain)).toEqual(plain)
  })

  test('keeps unknown fields in a person’s own document', () => {
    const document = { basics: { name: 'Ada', pronouns: 'she' }, hobbies: [{ name: 'Wheels' }] }
    const project = projectionOf(resumeCalls.readResume.result)

    expect(project({ id: '1', account_id: '2', document })).toEqual({ id: '1', document })
  })

  test('has no object where its schema has a text', () => {
    expect(projectionOf(v.object({ name: v.string() }))({ name: { first: 'Ada' } })).toEqual({ name: null })
  })

  test('fails if it matches no option of its schema', () => {
    const project = projectionOf(v.variant('kind', [v.object({ kind: v.literal('a') })]))

    expect(() => project({ kind: 'b', secret: true })).toThrow('fits none')
  })
})

const person = v.object({ name: v.string() })
const secretive = async () => ({ name: 'Ada', passwordHash: 'secret' })

test('a call and a read send only the fields of their result schema', async () => {
  const { base, browser, post } = await startOwnTable((api, parts) => {
    registerRoutes(
      api,
      'probe',
      defineHandler(
        defineCall({ path: 'probe', summary: 'Probes.', payload: nothing, result: person, access: 'public' }),
        secretive,
      ),
      parts,
    )
    registerRoutes(
      api,
      'people',
      defineHandler(
        defineRead({ path: 'people', summary: 'Probes.', query: v.object({}), result: person }),
        secretive,
      ),
      parts,
    )
  })

  expect((await post(browser(), 'probe')).result).toEqual({ name: 'Ada' })
  expect((await readAnswer(await fetch(`${base}/api/people`))).result).toEqual({ name: 'Ada' })
})
