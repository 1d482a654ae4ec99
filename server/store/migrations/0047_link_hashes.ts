import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Replaces the links of shared resumes by hashes, and encrypted copies for their owners. Existing links stay
 * valid. Not compatible: an older server would look up the links themselves.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('resumes').addColumn('link_hash', 'text').execute()
  await db.schema.alterTable('resumes').addColumn('link_sealed', 'text').execute()
  await db.schema.createIndex('resumes_link_hash').unique().on('resumes').column('link_hash').execute()
  const { rows } = await sql<{
    id: string
    link: string
  }>`select id, link from resumes where link is not null`.execute(db)
  if (rows.length === 0) return
  const { value } = await db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', 'hashes')
    .executeTakeFirstOrThrow()
  for (const { id, link } of rows) {
    const hash = createHash('sha256').update(link).digest('hex')
    await sql`update resumes
      set link = null, link_hash = ${hash}, link_sealed = ${sealed(link, value)}
      where id = ${id}`.execute(db)
  }
}

/** Encrypts a link in the format of the link seal. */
function sealed(link: string, hashKey: string): string {
  const derived = createHmac('sha256', hashKey).update('the key of the links of resumes').digest('base64url')
  const key = createHash('sha256').update(derived.slice(0, 22)).digest()
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}
