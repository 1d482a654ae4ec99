// Imports every JSON resume of a folder, lays it out, and looks for each of its values in what the PDF says.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { extractLinks, extractText, getDocumentProxy } from 'unpdf'
import { chosenOf } from '../contract/resumes/chosen.ts'
import { createLogger } from '../server/operations/logger.ts'
import { decodedText } from '../server/resumes/import/decodedText.ts'
import { readPdf } from '../server/resumes/import/pdf.ts'
import { readFile } from '../server/resumes/import/readFile.ts'
import { parsedJson } from '../server/resumes/jsonResume/parsedJson.ts'
import { createTypesetter } from '../server/resumes/pages/typesetter.ts'
import { textOf } from '../server/resumes/reading/line.ts'
import { leftoverTitle } from '../src/words/resumes/importing.ts'

/** A text or a number of a file, and the field that it stands in. */
interface Value {
  readonly field: string
  readonly text: string
}

/** Fields about the file or its pictures: nobody reads them on a page. */
const UNSEEN = /^(?:\$schema|meta|metadata|id|_id|image|picture|photo|icon|visible|levelNum)$/
const DATE = /(?:date|year|start|end|from|until)$/i

function valuesIn(held: unknown, field = ''): readonly Value[] {
  if (typeof held === 'string' || typeof held === 'number') return [{ field, text: String(held) }]
  if (typeof held !== 'object' || held === null) return []
  return Object.entries(held).flatMap(([key, inner]) =>
    UNSEEN.test(key) ? [] : valuesIn(inner, field === '' ? key : `${field}.${key}`),
  )
}

/** Letters and digits alone: a page breaks, joins and marks the others in its own way. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]{1,200}>/g, ' ')
    .replaceAll(/https?:\/\/(?:www\.)?/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A date is printed in words: its year has to be there. */
const wanted = ({ field, text }: Value) =>
  DATE.test(field) ? (/(?:18|19|20)\d\d/.exec(text)?.[0] ?? '') : plain(text)

async function printedIn(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { text } = await extractText(document, { mergePages: true })
  const { links } = await extractLinks(document)
  // Arabic and Hebrew are in their order there.
  const { lines } = await readPdf(pdf)
  return plain([text, ...links, ...lines.map(textOf)].join('\n'))
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say which folder: npm run measure:imports -- FOLDER')

const typesetter = createTypesetter({ logger: createLogger({ logLevel: 'silent' }) })
const files = globSync('**/*.json', { cwd: folder }).toSorted()
let [imported, laidOut, whole, values, found] = [0, 0, 0, 0, 0]
for (const file of files) {
  try {
    const content = readFileSync(join(folder, file))
    const read = await readFile(content)
    imported += 1
    const pdf = await typesetter.pdf('measure', chosenOf(read, new Set(), leftoverTitle))
    laidOut += 1
    const printed = await printedIn(pdf)
    const all = valuesIn(parsedJson(decodedText(content))).filter((value) => wanted(value) !== '')
    const missing = all.filter((value) => !printed.includes(wanted(value)))
    values += all.length
    found += all.length - missing.length
    if (missing.length === 0) whole += 1
    else {
      const some = missing.slice(0, 5).map(({ field }) => field)
      process.stdout.write(`${file}: ${missing.length} of ${all.length} not printed: ${some.join(', ')}\n`)
    }
  } catch (error) {
    process.stdout.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
typesetter.close()
process.stdout.write(
  `${files.length} files, ${imported} imported, ${laidOut} laid out, ${whole} print every value; ${found} of ${values} values are printed.\n`,
)
