// Writes docs/export.schema.json and the schema in docs/export.md, from contract/privacy/export.ts.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import { format } from 'prettier'
import * as v from 'valibot'
import {
  accountFile,
  candidateLedgerItem,
  companyFile,
  companyLedgerItem,
  exportedFile,
  exportedIntroduction,
  exportedLetter,
  exportedMessage,
  exportedPosting,
  exportedResume,
  exportedSentIntroduction,
} from '../../contract/privacy/export.ts'
import { resumeDocument } from '../../contract/resumes/document.ts'

const docs = join(import.meta.dirname, '../../docs')
const page = join(docs, 'export.md')
const schemaFile = join(docs, 'export.schema.json')

const definitions = {
  accountFile,
  exportedResume,
  exportedLetter,
  exportedFile,
  exportedMessage,
  candidateLedgerItem,
  companyLedgerItem,
  exportedIntroduction,
  exportedSentIntroduction,
  companyFile,
  exportedPosting,
  resumeDocument,
}

type Name = keyof typeof definitions

/** JSON files of an export, with the definition of the file, or of its items if it is a list. */
const files: readonly (readonly [path: string, name: Name, isList: boolean])[] = [
  ['account.json', 'accountFile', false],
  ['resumes/resumes.json', 'exportedResume', true],
  ['letters/letters.json', 'exportedLetter', true],
  ['files/files.json', 'exportedFile', true],
  ['messages.json', 'exportedMessage', true],
  ['ledger.json', 'candidateLedgerItem', true],
  ['ledger.json of an owner', 'companyLedgerItem', true],
  ['introductions.json', 'exportedIntroduction', true],
  ['introductions.json of a member', 'exportedSentIntroduction', true],
  ['company.json', 'companyFile', false],
  ['postings.json', 'exportedPosting', true],
]

/** Actions of Valibot without an equivalent in JSON Schema. */
const UNSAID = ['check', 'normalize', 'raw_check', 'transform', 'trim'] as const

const described = toJsonSchemaDefs(definitions, {
  target: 'draft-2020-12',
  typeMode: 'output',
  ignoreActions: [...UNSAID],
})

const formatted = (text: string, parser: 'json' | 'markdown') => format(text, { parser, printWidth: 110 })

/** JSON Schema of every JSON file in an export, as definitions. */
export const exportSchema = (): Promise<string> =>
  formatted(
    JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: described }, null, 2),
    'json',
  )

const around = /(<!-- schema -->).*(<!-- \/schema -->)/s

/** Content of docs/export.md, with the fields of each file from the schema. */
export async function exportPage(): Promise<string> {
  const text = readFileSync(page, 'utf8')
  if (!around.test(text)) throw new Error('docs/export.md has no place for the schema.')
  const section = files.map(fileSection).join('\n\n')
  return formatted(
    text.replace(around, (_, begin: string, end: string) => `${begin}\n\n${section}\n\n${end}`),
    'markdown',
  )
}

const objectSchema = v.looseObject({ properties: v.record(v.string(), v.unknown()) })
const fieldSchema = v.looseObject({ description: v.optional(v.string()) })

function fileSection([path, name, isList]: (typeof files)[number]): string {
  const { properties } = v.parse(objectSchema, described[name])
  const fields = Object.entries(properties).map(([field, schema]) => {
    const { description } = v.parse(fieldSchema, schema)
    return `- \`${field}\`${description === undefined ? '' : `: ${description}`}`
  })
  return [`### ${path}`, `${isList ? 'A list of' : 'The object'} \`${name}\`:`, fields.join('\n')].join(
    '\n\n',
  )
}

if (import.meta.main) {
  writeFileSync(schemaFile, await exportSchema())
  writeFileSync(page, await exportPage())
}
