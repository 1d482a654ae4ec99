// Measures the time until 1,000 channels of the hosted API receive a change, and the memory of the server:
// npm run bench:realtime. With --write, writes the results to docs/performance.md. DATABASE_URL selects an
// empty PostgreSQL database.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { authCalls } from '../contract/auth/calls.ts'
import { ownCompany, ownCompanyCalls } from '../contract/companies/ownCompany.ts'
import { ownPosting, postingCalls } from '../contract/postings/calls.ts'
import { websocketPath } from '../contract/hosted/paths.ts'
import { createApiKey } from '../server/hosted/apiKeys.ts'
import { openStore } from '../server/store/open.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { quantile } from './serverLoad.ts'
import { memoryOf, startServer } from './serverProcess.ts'

const CHANNELS = 1_000
const CHANNELS_OF_WEBSOCKET = 100
const WEBSOCKETS_OF_ACCOUNT = 8
const PASSWORD = 'Analytical1!'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** An employer with a session by cookie and an access token. */
interface Employer {
  readonly call: <Schema extends v.GenericSchema>(
    path: string,
    payload: object,
    result: Schema,
  ) => Promise<v.InferOutput<Schema>>
  readonly accessToken: string
}

const tokenSchema = v.object({ access_token: v.string() })
const messageSchema = v.tuple([
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.string(),
  v.string(),
  v.looseObject({ status: v.optional(v.string()) }),
])

async function createEmployer(origin: string, publicKey: string): Promise<Employer> {
  let cookie = ''
  const call: Employer['call'] = async (path, payload, result) => {
    const response = await fetch(`${origin}/api/employer/${path}`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(payload),
    })
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const answer = v.parse(v.object({ result: v.unknown() }), await response.json())
    return v.parse(result, answer.result)
  }
  const email = `employer.${crypto.randomUUID()}@example.com`
  await call(
    authCalls.registerEmployer.path,
    {
      firstName: 'Ada',
      lastName: 'Byron',
      emailAddress: email,
      password: PASSWORD,
      provider: 'email',
      companyName: 'Engine Works',
    },
    v.looseObject({}),
  )
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publicKey, 'Content-Type': 'application/json', 'X-Role': 'employer' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return { call, accessToken: v.parse(tokenSchema, await response.json()).access_token }
}

/** WebSocket client that subscribes to the changes of topics. */
interface Client {
  readonly join: (topic: string, accessToken: string) => Promise<void>
  /** Resolves with the arrival time of the topic's next change. */
  readonly change: (topic: string) => Promise<number>
  readonly close: () => void
}

async function connect(origin: string, publicKey: string): Promise<Client> {
  const socket = new WebSocket(
    `${origin.replace('http', 'ws')}${websocketPath}?apikey=${publicKey}&vsn=2.0.0`,
  )
  const waiting = new Map<string, (at: number) => void>()
  const next = (name: string) => new Promise<number>((resolve) => waiting.set(name, resolve))
  socket.on('message', (data) => {
    const [, , topic, event, { status }] = v.parse(
      messageSchema,
      JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''),
    )
    if (event === 'phx_reply' && status !== 'ok') throw new Error(`A join of ${topic} was refused.`)
    waiting.get(`${topic} ${event}`)?.(performance.now())
  })
  await once(socket, 'open')
  return {
    join: async (topic, accessToken) => {
      const joined = next(`${topic} phx_reply`)
      socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { access_token: accessToken }]))
      await joined
    },
    change: (topic) => next(`${topic} broadcast`),
    close: () => socket.terminate(),
  }
}

interface Setting {
  readonly origin: string
  readonly publicKey: string
  readonly memory: () => number
}

/** A joined channel: its client and topic. */
interface Listened {
  readonly client: Client
  readonly topic: string
}

/** Joins channels, changes each of their objects once, and returns a row of the table. */
async function measure(
  what: string,
  { memory }: Setting,
  subscribe: () => Promise<readonly Listened[]>,
  groupsOf: (
    all: readonly Listened[],
  ) => readonly (readonly [change: () => Promise<unknown>, told: readonly Listened[]])[],
): Promise<readonly string[]> {
  const before = memory()
  const all = await subscribe()
  const times: number[] = []
  for (const [change, told] of groupsOf(all)) {
    const arrivals = told.map(({ client, topic }) => client.change(topic))
    const began = performance.now()
    await change()
    for (const at of await Promise.all(arrivals)) times.push(at - began)
  }
  const taken = memory() - before
  for (const { client } of all) client.close()
  return [
    what,
    `${quantile(times, 0.5).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    `${taken.toFixed(0)} MiB`,
  ]
}

async function onFewWebsockets(setting: Setting): Promise<readonly string[]> {
  const { origin, publicKey } = setting
  const posts: { employer: Employer; posting: v.InferOutput<typeof ownPosting> }[] = []
  for (let count = 0; count < CHANNELS / CHANNELS_OF_WEBSOCKET; count += 1) {
    const employer = await createEmployer(origin, publicKey)
    for (let index = 0; index < CHANNELS_OF_WEBSOCKET; index += 1) {
      const title = `Engine builder ${index}`
      posts.push({
        employer,
        posting: await employer.call(postingCalls.createPosting.path, { title }, ownPosting),
      })
    }
  }
  const subscribe = async () => {
    const listened: Listened[] = []
    let client = await connect(origin, publicKey)
    for (const [index, { employer, posting }] of posts.entries()) {
      if (index > 0 && index % CHANNELS_OF_WEBSOCKET === 0) client = await connect(origin, publicKey)
      const topic = `realtime:posting:${posting.id}`
      await client.join(topic, employer.accessToken)
      listened.push({ client, topic })
    }
    return listened
  }
  return measure(
    `1,000 job posts on ${CHANNELS / CHANNELS_OF_WEBSOCKET} websockets`,
    setting,
    subscribe,
    (all) =>
      posts.map(({ employer, posting: { id, posting, revision } }, index) => [
        () =>
          employer.call(
            postingCalls.savePosting.path,
            { id, revision, posting: { ...posting, title: 'Painter' } },
            v.unknown(),
          ),
        all.slice(index, index + 1),
      ]),
  )
}

async function onManyWebsockets(setting: Setting): Promise<readonly string[]> {
  const { origin, publicKey } = setting
  const employers: Employer[] = []
  for (let count = 0; count < CHANNELS / WEBSOCKETS_OF_ACCOUNT; count += 1) {
    employers.push(await createEmployer(origin, publicKey))
  }
  const topic = 'realtime:company'
  const subscribe = async () => {
    const listened: Listened[] = []
    for (const { accessToken } of employers) {
      for (let count = 0; count < WEBSOCKETS_OF_ACCOUNT; count += 1) {
        const client = await connect(origin, publicKey)
        await client.join(topic, accessToken)
        listened.push({ client, topic })
      }
    }
    return listened
  }
  return measure(`1,000 websockets of ${employers.length} companies`, setting, subscribe, (all) =>
    employers.map(({ call }, index) => [
      async () => {
        const { revision } = await call(ownCompanyCalls.readCompany.path, {}, ownCompany)
        const company = { name: 'Engine Works', website: '', about: 'Engines.' }
        await call(ownCompanyCalls.updateCompany.path, { revision, company }, v.unknown())
      },
      all.slice(index * WEBSOCKETS_OF_ACCOUNT, (index + 1) * WEBSOCKETS_OF_ACCOUNT),
    ]),
  )
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-realtime-'))
const store = await openStore({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined })
const publicKey = await createApiKey(store.db, { name: 'Bench', now: Date.now(), redirectOrigins: [] })
await store.close()
process.env['HOSTED_API'] = 'on'
const { child, origin } = await startServer(dataDir)
try {
  const setting = { origin, publicKey, memory: () => memoryOf(child) }
  const rows = [await onFewWebsockets(setting), await onManyWebsockets(setting)]
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'
  const section = [
    `One server on ${database}, asked from the same machine. Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}.`,
    markdownTable(['channels', 'told after, median', 'at most', 'memory'], rows),
  ].join('\n\n')
  say(section)
  if (process.argv.includes('--write')) await writeSection('realtime', section)
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
