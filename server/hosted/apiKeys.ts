import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { newToken } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'

/** Cache time of public keys in milliseconds, after which a revoked key stops working. */
const MAX_AGE = 10_000
const MOST_REMEMBERED = 1_000
const KEY = /^pk_[\w-]{43}$/

/** Client of the hosted API. */
export interface ApiKey {
  readonly id: string
  /** Allowed origins for redirects after mailed links and provider sign-ins. */
  readonly redirectOrigins: readonly string[]
}

/** Finds valid public keys. */
export interface ApiKeys {
  readonly find: (publicKey: string) => Promise<ApiKey | undefined>
  /** Redirect origins of all valid keys, for URLs that a browser opens without a key. */
  readonly redirectOrigins: () => Promise<readonly string[]>
}

export function createApiKeys(db: Database, now: () => number): ApiKeys {
  const remembered = new Map<string, { readonly found: ApiKey | undefined; readonly at: number }>()
  return {
    find: async (publicKey) => {
      if (!KEY.test(publicKey)) return undefined
      const known = remembered.get(publicKey)
      if (known && now() - known.at < MAX_AGE) return known.found
      const row = await db
        .selectFrom('api_keys')
        .select(['id', 'redirect_origins'])
        .where('public_key', '=', publicKey)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      const found = row && { id: row.id, redirectOrigins: originsIn(row.redirect_origins) }
      const [oldest] = remembered.keys()
      if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      remembered.set(publicKey, { found, at: now() })
      return found
    },
    redirectOrigins: async () => {
      const rows = await db
        .selectFrom('api_keys')
        .select('redirect_origins')
        .where('revoked_at', 'is', null)
        .execute()
      return rows.flatMap((row) => originsIn(row.redirect_origins))
    },
  }
}

/** Creates a public key. Returns it. */
export async function createApiKey(
  db: Database,
  {
    name,
    now,
    redirectOrigins,
  }: { readonly name: string; readonly now: number; readonly redirectOrigins: readonly string[] },
): Promise<string> {
  const publicKey = `pk_${newToken()}`
  await db
    .insertInto('api_keys')
    .values({
      id: randomUUID(),
      name,
      public_key: publicKey,
      redirect_origins: JSON.stringify(redirectOrigins),
      created_at: now,
      revoked_at: null,
    })
    .execute()
  return publicKey
}

/** Parses the stored list of a key's redirect origins. */
export const originsIn = (text: string) => v.parse(v.array(v.string()), JSON.parse(text))
