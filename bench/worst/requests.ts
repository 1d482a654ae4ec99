import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import type { Call } from '../../contract/call.ts'
import { routes, type Route } from '../../contract/index.ts'
import type { Upload } from '../../contract/upload.ts'
import { post, type Member } from './member.ts'
import { aims, choicesOf, worstPayload, type Aim } from './payloads.ts'
import type { Texture } from './textures.ts'
import type { World } from './world.ts'

/** A request that may be expensive for the server. */
export interface WorstRequest {
  readonly what: string
  /** Creates the data that the request needs, and returns a function that sends it. */
  readonly prepare: () => Promise<() => ReturnType<Member['send']>>
}

// Node's HTTP parser rejects longer addresses.
const ADDRESS_LENGTH = 12_000

// Calls that end or delete objects which other calls need, so they come last.
const ENDING = /\/(?:trash|delete|remove|discard|change-password|logout|create-password|release|withdraw)/

/** All calls with their worst payloads, all reads, pages and uploads, generated from one texture. */
export async function worstRequests(
  world: World,
  texture: Texture,
  { member: stranger, pagePaths }: { readonly member: Member; readonly pagePaths: readonly string[] },
): Promise<readonly WorstRequest[]> {
  const calls: WorstRequest[] = []
  for (const route of routes.calls.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    for (const aim of aims) {
      const choices = aim === 'accepted' ? choicesOf(route.endpoint.payload) : 1
      for (let choice = 0; choice < choices; choice += 1) {
        calls.push(callOf(world, route, { aim, choice, texture }))
      }
    }
    calls.push(unknownCaller(stranger, route, texture))
  }
  const text = texture(ADDRESS_LENGTH)
  const gets = [
    ...routes.reads.flatMap(({ endpoint: { query }, path }) => {
      const parameters = 'entries' in query ? Object.keys(query.entries ?? {}) : []
      const own = parameters.filter((name) => !path.includes(`:${name}`)).map((name) => [name])
      return addressesOf(path, own, text, world.parameters)
    }),
    ...pagePaths.flatMap((path) =>
      addressesOf(path, [['q', 'place', 'tab', 'next']], text, world.parameters),
    ),
  ]
  return [
    ...gets.map((address) => ({
      what: `GET ${address.slice(0, 60)}`,
      prepare: async () => () => stranger.send(address),
    })),
    ...routes.uploads.flatMap((route) => uploadsOf(world, route, texture)),
    ...calls,
  ]
}

const orderOf = ({ path }: Route) => (ENDING.test(path) ? 1 : 0)

function callOf(
  world: World,
  route: Route<Call>,
  { aim, choice, texture }: { readonly aim: Aim; readonly choice: number; readonly texture: Texture },
): WorstRequest {
  const { endpoint: call, path } = route
  return {
    what: `${path} ${aim}${choice > 0 ? ` ${choice}` : ''}`,
    prepare: async () => {
      const own = aim !== 'refused' ? await world.ownOf(route) : {}
      const example = world.exampleOf(route)
      const payload = worstPayload(call.payload, {
        aim,
        choice,
        texture,
        maxBytes: call.maxBytes,
        own,
        example,
      })
      const request = post(payload)
      return () => world.memberOf(route.area).send(path, request)
    },
  }
}

/** The largest body that a call accepts, sent without a session. */
const unknownCaller = (
  stranger: Member,
  { endpoint: call, path }: Route<Call>,
  texture: Texture,
): WorstRequest => ({
  what: `${path} signed out`,
  prepare: async () => {
    const request = post({ text: texture(Math.floor(call.maxBytes / 3)) })
    return () => stranger.send(path, request)
  },
})

const within = (value: string, length = ADDRESS_LENGTH) =>
  encodeURIComponent(value)
    .slice(0, length)
    .replace(/%[\dA-F]?$/i, '')

/**
 * Variants of an address: with its parameters filled in, with a text for each of them, and with a text in
 * each query parameter.
 */
function addressesOf(
  path: string,
  queries: readonly (readonly string[])[],
  text: string,
  known: Readonly<Record<string, string>>,
): readonly string[] {
  const filled = (value?: string) =>
    path.replaceAll(
      /([\w-]+)\/:(\w+)(?:\{[^}]*\})?/g,
      (_, folder: string, name: string) =>
        `${folder}/${within(value ?? known[`${folder}/:${name}`] ?? known[name] ?? 'x')}`,
    )
  const queried = queries.map((names) => {
    const given = names.map((name) => `${name}=${within(text, ADDRESS_LENGTH / names.length)}`)
    return `${filled()}?${given.join('&')}`
  })
  return [filled(), ...(path.includes(':') ? [filled(text)] : []), ...queried]
}

function uploadsOf(
  world: World,
  { endpoint: { maxBytes, role, type }, path }: Route<Upload>,
  texture: Texture,
): readonly WorstRequest[] {
  const encoder = new TextEncoder()
  const text = texture(Math.floor(maxBytes / 4))
  const contents = {
    text: encoder.encode(text),
    JSON: encoder.encode(JSON.stringify({ basics: { name: text.slice(0, 400), summary: text } })),
    PDF: encoder.encode(`%PDF-1.7\n${text}\n%%EOF\n`),
    'packed PDF': packedPdf(texture(maxBytes)),
    ZIP: zipSync({ 'Profile.csv': encoder.encode(`First Name,Summary\n${text},${text}\n`.repeat(3)) }),
    DOCX: zipSync({
      'word/document.xml': encoder.encode(`<w:document><w:t>${text}</w:t></w:document>`.repeat(3)),
    }),
  }
  return Object.entries(contents).map(([name, content]) => ({
    what: `${path} ${name}`,
    prepare: async () => () =>
      world.memberOf(role).send(path, {
        method: 'POST',
        body: content,
        headers: { 'Content-Type': type, 'X-File-Name': encodeURIComponent(texture(300)) },
      }),
  }))
}

/**
 * PDF with a page that repeats a text, compressed. It has no cross-reference table, but parsers can rebuild
 * one.
 */
function packedPdf(text: string): Uint8Array<ArrayBuffer> {
  const shown = `(${text.replaceAll(/[()\\\r\n]/g, ' ').slice(0, 1_000)}) Tj 0 -12 Td\n`
  const content = deflateSync(`BT /F1 12 Tf ${shown.repeat(5_000)} ET`)
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n' +
          '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n' +
          `4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`,
      ),
      content,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    ]),
  )
}
