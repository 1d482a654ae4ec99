// Writes docs/privacy.md, the register of all stored data, from contract/privacy/register.ts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { dataSubjects, legalGrounds, type DataKind, type DataRules } from '../../contract/privacy/dataKind.ts'
import { register } from '../../contract/privacy/register.ts'
import { columnEntries, fileEntries, type RegisterEntry } from '../../contract/privacy/registerEntries.ts'

const file = join(import.meta.dirname, '../../docs/privacy.md')

/**
 * The whole page, formatted by Prettier. Uses lists instead of tables, so that a new column changes one line.
 */
export function privacyPage(): Promise<string> {
  const page = [
    '# Privacy register',
    'Everything that is kept about people: in the database, in files, in logs, and in the browser. The page `/privacy` shows a summary. This page is made from [contract/privacy/register.ts](../contract/privacy/register.ts) by `npm run docs:privacy`; a test says when it is out of date, and another one when a column of the database is missing.',
    '**Class**: a personal value is about a person, a secret one is a hash or sealed, an internal one says nothing about a person by itself. **On deletion** of the account: *erase* removes the value, *tombstone* leaves it in the record of an application without anything that names the person, *keep* gives the reason. A value follows the rules of its section unless its line says otherwise.',
    ...register.flatMap(kindSection),
  ]
  return format(page.join('\n\n'), { parser: 'markdown', printWidth: 110 })
}

function kindSection(kind: DataKind): string[] {
  const columns = columnEntries([kind])
  return [
    `## ${kind.title}`,
    `${kind.what} ${kind.purpose}`,
    ruleNames.map((rule) => `- ${rulesInWords[rule](kind)}`).join('\n'),
    ...Object.entries(kind.tables ?? {}).flatMap(([table, { columns: _, ...own }]) => {
      const rules = { ...kind, ...own }
      const entries = columns.filter(({ name }) => name.startsWith(`${table}.`))
      return [`### Table \`${table}\``, ...differences(rules, kind), list(entries, rules)]
    }),
    ...(kind.files ? ['### Outside the database', list(fileEntries([kind]), kind)] : []),
  ]
}

const list = (entries: readonly RegisterEntry[], rules: DataRules) =>
  entries
    .map((entry) =>
      [`- \`${entry.name}\` (${entry.class}): ${entry.purpose}`, ...differences(entry, rules)].join('. '),
    )
    .join('\n')

/** Rules that differ from those of the section, as one text; an empty list if there are none. */
function differences(rules: DataRules, from: DataRules): string[] {
  const own = ruleNames.map((rule) => rulesInWords[rule])
  const different = own.filter((inWords) => inWords(rules) !== inWords(from)).map((inWords) => inWords(rules))
  return different.length === 0 ? [] : [different.join('. ')]
}

const rulesInWords: Readonly<Record<keyof DataRules, (rules: DataRules) => string>> = {
  ground: ({ ground }) => `Legal ground: ${legalGrounds[ground]}`,
  whose: ({ whose }) => `Whose: ${dataSubjects[whose]}`,
  retention: ({ retention }) => `Kept ${retention}`,
  onDeletion: ({ onDeletion }) =>
    `On deletion: ${typeof onDeletion === 'string' ? onDeletion : `keep. ${onDeletion.keep}`}`,
}

const ruleNames = ['ground', 'whose', 'retention', 'onDeletion'] as const

if (import.meta.main) writeFileSync(file, await privacyPage())
