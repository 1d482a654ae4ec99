import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { legalKinds, longestLegalText, type LegalKind } from '../../contract/privacy/legal.ts'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import type { Database } from '../store/schema.ts'
import type { LegalTextsTable } from '../store/schema/privacy.ts'
import { legalTemplates } from '../words/legal.ts'
import { startupTexts } from '../words/startup.ts'

export type LegalText = Selectable<LegalTextsTable>

type LegalSettings = Pick<Settings, 'brand' | 'dataDir' | 'mailFrom' | 'smtpUrl'>

/**
 * Publishes the privacy policy and terms of this server: those in `DATA_DIR/legal`, or the built-in
 * templates. An unchanged text keeps its date. Earlier versions are kept as evidence of what users accepted.
 *
 * @param now milliseconds since 1970
 * @throws StartupError if a file is empty, too long, or not UTF-8
 */
export async function publishLegalTexts(db: Database, settings: LegalSettings, now: number): Promise<void> {
  for (const kind of legalKinds) {
    const own = await ownTextOf(kind, settings.dataDir)
    const text = own ?? legalTemplates[kind](settings.brand, contactOf(settings))
    const version = versionOf(text)
    const current = await currentLegalText(db, kind)
    if (current?.version === version) continue
    // Later than the previous text, even if the clock was set back.
    const publishedAt = Math.max(now, (current?.published_at ?? 0) + 1)
    await db
      .insertInto('legal_texts')
      .values({ kind, version, text, is_template: own === undefined ? 1 : 0, published_at: publishedAt })
      // An earlier version is published again.
      .onConflict((conflict) =>
        conflict.columns(['kind', 'version']).doUpdateSet({ published_at: publishedAt }),
      )
      .execute()
  }
}

/** Latest published text of a kind; undefined before the first start of a server. */
export const currentLegalText = (db: Database, kind: LegalKind): Promise<LegalText | undefined> =>
  db
    .selectFrom('legal_texts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Sender address of emails, as contact; undefined without an SMTP server. */
const contactOf = ({ mailFrom, smtpUrl }: LegalSettings) =>
  smtpUrl === undefined ? undefined : mailFrom.slice(mailFrom.lastIndexOf('<') + 1).replace('>', '')

async function ownTextOf(kind: LegalKind, dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, 'legal', `${kind}.md`)
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartupError(startupTexts.badLegalText(file, longestLegalText), 'badSetting')
  })
  if (!bytes) return undefined
  const text = textIn(bytes)?.replaceAll('\r\n', '\n').trim() ?? ''
  if (text === '' || text.length > longestLegalText) {
    throw new StartupError(startupTexts.badLegalText(file, longestLegalText), 'badSetting')
  }
  return text
}

/**
 * Decodes a text; undefined if invalid. NUL characters are rejected, because PostgreSQL cannot store them.
 */
function textIn(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
