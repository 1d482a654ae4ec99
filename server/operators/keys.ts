import * as v from 'valibot'
import { createApiKey, originsIn } from '../hosted/apiKeys.ts'
import { operatorTexts } from '../words/operators.ts'
import { NotDone, type OperatorParts } from './answer.ts'

interface KeyOptions {
  /** Name for `create`, id for `revoke`. */
  readonly subject?: string | undefined
  readonly origin?: readonly string[] | undefined
}

const keyName = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N} ._-]{1,60}$/u))

/** Creates, lists and revokes public keys of the hosted API. Throws `NotDone`. */
export async function keys(parts: OperatorParts, act: string, options: KeyOptions): Promise<string> {
  if (act === 'create') return create(parts, options)
  if (act === 'list' && options.subject === undefined) return list(parts)
  if (act === 'revoke') return revoke(parts, options)
  throw new NotDone(operatorTexts.usage)
}

async function create({ db, now }: OperatorParts, { origin = [], subject }: KeyOptions): Promise<string> {
  const name = v.safeParse(keyName, subject)
  if (!name.success) throw new NotDone(operatorTexts.wrongKeyName)
  const wrong = origin.find((each) => !isOrigin(each))
  if (wrong !== undefined) throw new NotDone(operatorTexts.wrongOrigin(wrong))
  return createApiKey(db, { name: name.output, now, redirectOrigins: origin })
}

async function list({ db }: OperatorParts): Promise<string> {
  const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id').execute()
  const lines = rows.map(({ created_at: at, id, name, public_key: key, redirect_origins, revoked_at }) =>
    [
      new Date(at).toISOString().slice(0, 16),
      id,
      name,
      revoked_at === null ? key : 'revoked',
      ...originsIn(redirect_origins),
    ].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : operatorTexts.noKeys
}

async function revoke({ db, now }: OperatorParts, { subject }: KeyOptions): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', subject ?? '')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new NotDone(operatorTexts.unknownKey)
  return operatorTexts.keyRevoked
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
