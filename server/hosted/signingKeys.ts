import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '../store/schema.ts'

const DAY = 86_400_000
/** Time that a key signs tokens, until a new key replaces it. */
const SIGNS_FOR = 90 * DAY
/** Time that a retired key stays published, longer than the lifetime of its tokens. */
const KEPT_AFTER = DAY
const RELOAD_AFTER = 10_000

export const algorithm = 'ES256'

interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
}

/** Signing keys of access tokens, shared by all servers of an installation. */
export interface SigningKeys {
  /** Key that signs new tokens. */
  readonly newest: () => Promise<SigningKey>
  /** Key by its id, which another server may have created; undefined if unknown. */
  readonly find: (id: string) => Promise<SigningKey | undefined>
  readonly all: () => Promise<readonly SigningKey[]>
}

interface Loaded extends SigningKey {
  readonly createdAt: number
}

export function createSigningKeys(db: Database, now: () => number): SigningKeys {
  let loaded: readonly Loaded[] = []
  let loadedAt = -Infinity
  let loading: Promise<void> | undefined

  const read = async () => {
    try {
      loaded = await readKeys(db)
      loadedAt = now()
    } finally {
      loading = undefined
    }
  }
  const load = () => (loading ??= read())
  const current = () => loaded.find(({ createdAt }) => createdAt > now() - SIGNS_FOR)

  return {
    newest: async () => {
      if (!current()) await load()
      if (!current()) {
        await addKey(db, now())
        await load()
      }
      const key = current()
      if (!key) throw new Error('There is no key to sign with.')
      return key
    },
    find: async (id) => {
      const known = () => loaded.find((key) => key.id === id)
      // Another server may just have created the key. Concurrent requests share one query.
      if (!known()) await load()
      return known()
    },
    all: async () => {
      if (now() - loadedAt > RELOAD_AFTER) await load()
      return loaded
    },
  }
}

async function readKeys(db: Database): Promise<readonly Loaded[]> {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute()
  return Promise.all(rows.map(({ created_at, id, private_key }) => imported(id, created_at, private_key)))
}

/** JSON Web Key of an elliptic curve, as stored. */
const storedKey = v.object({ kty: v.string(), crv: v.string(), x: v.string(), y: v.string(), d: v.string() })

async function imported(id: string, createdAt: number, text: string): Promise<Loaded> {
  const { d, ...rest } = v.parse(storedKey, JSON.parse(text))
  const publicJwk = { ...rest, kid: id, alg: algorithm, use: 'sig' }
  return {
    id,
    createdAt,
    privateKey: await keyOf({ ...rest, d }),
    publicKey: await keyOf(publicJwk),
    publicJwk,
  }
}

async function keyOf(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array) throw new TypeError('A signing key must be asymmetric.')
  return key
}

/** Adds a key, and removes keys whose tokens have all expired. */
async function addKey(db: Database, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  await db
    .insertInto('signing_keys')
    .values({ id: randomUUID(), private_key: JSON.stringify(await exportJWK(privateKey)), created_at: now })
    .execute()
  await db
    .deleteFrom('signing_keys')
    .where('created_at', '<', now - SIGNS_FOR - KEPT_AFTER)
    .execute()
}
