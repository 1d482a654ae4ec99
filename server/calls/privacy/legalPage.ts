import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { legalGrounds, type OnDeletion } from '../../../contract/privacy/dataKind.ts'
import type { LegalKind, LegalPage } from '../../../contract/privacy/legal.ts'
import { register } from '../../../contract/privacy/register.ts'
import { currentLegalText } from '../../legal/legalTexts.ts'
import { Refused } from '../../refused.ts'
import type { Database } from '../../store/schema.ts'
import { deletionTexts } from '../../words/legal.ts'
import { sharedRefusals } from '../../words/shared.ts'

/**
 * Content of `/privacy` or `/terms`. The privacy register is shown next to the built-in text only; an
 * operator's text replaces both.
 */
export async function legalPage(db: Database, kind: LegalKind): Promise<LegalPage> {
  const found = await currentLegalText(db, kind)
  if (!found) throw new Refused(sharedRefusals.notRead, { status: 503 })
  const isTemplate = found.is_template === 1
  return {
    kind,
    isTemplate,
    publishedAt: new Date(found.published_at).toISOString(),
    text: parseMarkdown(found.text),
    kinds: isTemplate && kind === 'privacy' ? kindsOfData : [],
  }
}

const deletionOf = (onDeletion: OnDeletion) =>
  typeof onDeletion === 'string' ? deletionTexts[onDeletion] : deletionTexts.keep(onDeletion.keep)

const kindsOfData = register.map(({ ground, onDeletion, purpose, retention, title, what }) => ({
  title,
  what,
  purpose,
  ground: legalGrounds[ground],
  retention,
  deletion: deletionOf(onDeletion),
}))
