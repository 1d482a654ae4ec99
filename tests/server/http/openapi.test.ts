// @module-tag security
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { changeStream } from '../../../contract/changes.ts'
import { routes } from '../../../contract/index.ts'
import { accountCalls, type AccountCallName } from '../../contract/support/accountCalls.ts'
import { roles } from '../../../contract/roles.ts'
import { userSchema } from '../../../contract/user.ts'
import { ada, grace, sharedTestServer } from '../support/harness.ts'

const schema = v.looseObject({
  required: v.optional(v.array(v.string()), []),
  properties: v.optional(v.record(v.string(), v.looseObject({ maxLength: v.optional(v.number()) })), {}),
  additionalProperties: v.optional(v.unknown()),
})
const content = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.looseObject({ content: v.object({ 'application/json': v.object({ schema: entry }) }) })
const description = v.looseObject({
  openapi: v.literal('3.1.0'),
  paths: v.record(
    v.string(),
    v.union([
      v.strictObject({
        post: v.looseObject({
          operationId: v.string(),
          requestBody: content(schema),
          responses: v.record(v.string(), content(v.unknown())),
        }),
      }),
      v.strictObject({
        post: v.looseObject({
          operationId: v.string(),
          requestBody: v.looseObject({
            content: v.union([
              v.strictObject({ 'application/pdf': v.object({}) }),
              v.strictObject({ 'application/octet-stream': v.object({}) }),
            ]),
          }),
          responses: v.record(v.string(), content(v.unknown())),
        }),
      }),
      v.strictObject({ get: v.looseObject({ operationId: v.string() }) }),
    ]),
  ),
})

const server = sharedTestServer()
const names = Object.keys(accountCalls).filter((name): name is AccountCallName => name in accountCalls)

const read = async () => {
  const response = await fetch(`${server().base}/api/openapi.json`)
  return v.parse(description, await response.json())
}
const operationOf = async (name: AccountCallName) => {
  const item = (await read()).paths[`/api/${accountCalls[name].roles[0]}/${accountCalls[name].path}`]
  if (!item || !('post' in item) || !('application/json' in item.post.requestBody.content))
    throw new Error(`${name} is not described.`)
  return { ...item.post, payload: item.post.requestBody.content['application/json'].schema }
}

const valid: Readonly<Record<string, string>> = {
  ...ada,
  userName: 'Lovelace',
  id: 'someone',
  currentPassword: ada.password,
  resetPasswordCode: 'CODE',
  verificationCode: 'CODE',
  companyName: 'Engine Works',
}

test('the description is served as JSON, and names exactly the calls and reads of the contract', async () => {
  const { paths } = await read()

  expect(Object.keys(paths).toSorted()).toEqual(
    [
      ...Object.values(routes)
        .flat()
        .map(({ path }) => path.replace(/:(\w+)/, '{$1}')),
      ...roles.map((role) => `/api/${role}/${changeStream.path}`),
    ].toSorted(),
  )
})

const open = new Set(
  routes.calls.filter(({ endpoint }) => endpoint.access === 'public').map(({ path }) => path),
)

test('Every described path exists, and no other.', async () => {
  const { paths } = await read()

  for (const [path, item] of Object.entries(paths)) {
    if ('get' in item) {
      const answer = await fetch(server().base + path)
      if (path.includes('{'))
        expect(await answer.text()).not.toContain('We couldn’t find that call. Check its address.')
      // Guests get no information.
      else expect(answer.status).toBe(path.endsWith(`/${changeStream.path}`) ? 204 : 200)
      continue
    }
    // Guests are refused before their payload is read.
    const isOpen = open.has(path)
    expect((await server().browser().send(path, { body: '{' })).status).toBe(isOpen ? 400 : 401)
  }
  expect((await server().browser().send('/api/candidate/update-company', { body: '{}' })).status).toBe(404)
})

describe.each(names)('%s', (name) => {
  const send = async (payload: object) => {
    const browser =
      accountCalls[name].access === 'public'
        ? server().browser()
        : (await server().registered({ ...ada, emailAddress: `${crypto.randomUUID()}@example.com` })).browser
    const answer = await browser.call(name, payload)
    expect(Object.keys((await operationOf(name)).responses)).toContain(String(answer.http))
    return answer
  }

  test('accepts what its description requires, and nothing else', async () => {
    const { additionalProperties, properties, required } = (await operationOf(name)).payload
    const payload = Object.fromEntries(Object.keys(properties).map((key) => [key, valid[key]]))

    expect(required.toSorted()).toEqual(Object.keys(properties).toSorted())
    expect((await send(payload)).http).not.toBe(400)
    for (const key of required) {
      const { [key]: _, ...rest } = payload
      expect((await send(rest)).error?.fields).toHaveProperty(key)
    }
    expect(additionalProperties).toBe(false)
    expect((await send({ ...payload, more: '' })).http).toBe(400)
  })

  test('refuses input longer than its description allows', async () => {
    const { properties } = (await operationOf(name)).payload
    const bounded = Object.entries(properties).filter(([, { maxLength }]) => maxLength !== undefined)

    for (const [key, { maxLength = 0 }] of bounded) {
      const tooLong = `Aa1!${'x'.repeat(maxLength)}`
      expect((await send({ ...valid, [key]: tooLong })).error?.fields).toHaveProperty(key)
    }
    const texts = Object.keys(properties).filter((key) => key !== 'provider')
    expect(bounded.map(([key]) => key).toSorted()).toEqual(texts.toSorted())
  })
})

test('The description of a user matches the response.', async () => {
  const described = v.parse(
    v.object({
      oneOf: v.tuple([v.looseObject({ properties: v.looseObject({ result: schema }) }), v.unknown()]),
    }),
    (await operationOf('register')).responses['200']?.content['application/json'].schema,
  )
  const { result } = await server().browser().call('register', grace)

  expect(Object.keys(described.oneOf[0].properties.result.properties)).toEqual(
    Object.keys(userSchema.entries),
  )
  // Leaves out fields of employers, and fields of members with a pending deletion or new terms.
  const ofCandidates = Object.keys(userSchema.entries).filter(
    (key) => !['company', 'erasedOn', 'termsToAccept'].includes(key),
  )
  expect(Object.keys(result ?? {})).toEqual(ofCandidates)
})
