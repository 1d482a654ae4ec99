import { contract } from '../../../contract/index.ts'
import { isPlain } from '../../../contract/text.ts'
import { keepFile, quota, type Refusal } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { filesRefusals } from '../../words/files.ts'

const LONGEST_NAME = 120

/**
 * Stores a PDF for the caller. Returns its metadata.
 *
 * @throws Refused if it is not a PDF or is unsafe, and if the quota is exhausted
 */
export const uploadFile = defineHandler(
  contract.files.uploadFile,
  async ({ account, db, fileCheck, now }, { content, maxBytes, name: encodedName }) => {
    const name = pdfName(nameIn(encodedName))
    if (!content) throw refusals.notPdf()
    const { id: accountId } = account
    const check = (read: () => Promise<Uint8Array>) => fileCheck.check(accountId, read)
    const kept = await keepFile(db, { accountId, name, maxBytes, now, check }, content)
    if (typeof kept === 'string') throw refusals[kept]()
    return kept
  },
)

const refusals: Readonly<Record<Refusal, () => Refused>> = {
  notPdf: () => new Refused(filesRefusals.notPdf),
  noRoom: () => new Refused(filesRefusals.many(quota.files)),
  sentMuch: () => new Refused(filesRefusals.sentMuch),
}

/** Decodes a file name, and drops its folders. */
function nameIn(encoded: string | undefined): string {
  const name = new URLSearchParams(`name=${(encoded ?? '').replaceAll('+', '%2B')}`)
    .get('name')
    ?.split(/[/\\]/)
    .at(-1)
    ?.trim()
  if (name && isPlain(name) && [...name].length <= LONGEST_NAME) return name
  throw new Refused(filesRefusals.wrongName(LONGEST_NAME), { status: 400 })
}
