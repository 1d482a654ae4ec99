// Imports every JSON resume of a folder, renders it, and checks that the PDF contains each of its values.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { extractLinks, extractText, getDocumentProxy } from 'unpdf'
import { chosenOf, withoutAtFirst } from '../../contract/resumes/chosen.ts'
import { createLogger } from '../../server/operations/logger.ts'
import { decodedText } from '../../server/resumes/import/decodedText.ts'
import { readPdf } from '../../server/resumes/import/pdf.ts'
import { readFile } from '../../server/resumes/import/readFile.ts'
import { parsedJson } from '../../server/resumes/jsonResume/parsedJson.ts'
import { createTypesetter } from '../../server/resumes/pages/typesetter.ts'
import { textOf } from '../../server/resumes/reading/line.ts'
import { leftoverTitle } from '../../src/words/resumes/importing.ts'

/** A text or number of a file and the path of its field. */
interface Value {
  readonly field: string
  readonly text: string
}

/** Fields about the file or its pictures, which are not printed. */
const UNSEEN = /^(?:\$schema|meta|metadata|id|_id|image|picture|photo|icon|visible|levelNum)$/
const DATE = /(?:date|dates|year|years|time|period|start|end|from|until|to)(?:\.\d{1,3})?$/i

function valuesIn(held: unknown, field = ''): readonly Value[] {
  if (typeof held === 'string' || typeof held === 'number') return [{ field, text: String(held) }]
  if (typeof held !== 'object' || held === null) return []
  return Object.entries(held).flatMap(([key, inner]) =>
    UNSEEN.test(key) ? [] : valuesIn(inner, field === '' ? key : `${field}.${key}`),
  )
}

/** Reduces a text to letters and digits, because pages break and punctuate lines differently. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]{1,200}>/g, ' ')
    .replaceAll(/https?:\/\/(?:www\.)?/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Texts expected on the page. Dates are printed in words, so only their years are expected. */
const wantedOf = ({ field, text }: Value): readonly string[] =>
  DATE.test(field) ? (text.match(/(?:18|19|20)\d\d/g) ?? []) : [plain(text)].filter((said) => said !== '')

async function printedIn(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { text } = await extractText(document, { mergePages: true })
  const { links } = await extractLinks(document)
  // Lines in logical order, which Arabic and Hebrew need.
  const { lines } = await readPdf(pdf)
  return plain([text, ...links, ...lines.map(textOf)].join('\n'))
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder: npm run measure:imports -- FOLDER')

const typesetter = createTypesetter({ logger: createLogger({ logLevel: 'silent' }) })

/**
 * Values of a file that are missing in its PDF: with the default selection, and with the fields outside JSON
 * Resume included.
 */
async function missingOf(content: Uint8Array) {
  const read = await readFile(content)
  const all = valuesIn(parsedJson(decodedText(content))).filter((value) => wantedOf(value).length > 0)
  const missingWithout = async (without: ReadonlySet<string>) => {
    const printed = await printedIn(await typesetter.pdf('measure', chosenOf(read, without, leftoverTitle)))
    return all.filter((value) => wantedOf(value).some((said) => !printed.includes(said)))
  }
  const missing = await missingWithout(withoutAtFirst(read))
  return { all, missing, missingWithAll: missing.length === 0 ? [] : await missingWithout(new Set()) }
}

const files = globSync('**/*.json', { cwd: folder }).toSorted()
let [laidOut, whole, wholeWithAll, values, found] = [0, 0, 0, 0, 0]
for (const file of files) {
  try {
    const { all, missing, missingWithAll } = await missingOf(readFileSync(join(folder, file)))
    laidOut += 1
    values += all.length
    found += all.length - missing.length
    if (missing.length === 0) whole += 1
    if (missingWithAll.length === 0) wholeWithAll += 1
    const some = (of: readonly Value[]) =>
      of
        .slice(0, 5)
        .map(({ field }) => field)
        .join(', ')
    if (missing.length > 0)
      process.stdout.write(`${file}: ${missing.length} of ${all.length} not printed: ${some(missing)}\n`)
    if (missingWithAll.length > 0)
      process.stdout.write(`  with all ticked, ${missingWithAll.length} are not: ${some(missingWithAll)}\n`)
  } catch (error) {
    process.stdout.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
typesetter.close()
process.stdout.write(
  `${files.length} files, ${laidOut} imported and laid out. ${whole} print every value, and ${wholeWithAll} with all ticked; ${found} of ${values} values are printed.\n`,
)
