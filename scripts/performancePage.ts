import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'

const file = join(import.meta.dirname, '../docs/performance.md')

/** Formats a table whose first column is text and whose other columns are right-aligned figures. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const around = (name: string) => new RegExp(`(<!-- ${name} -->)(.*)(<!-- /${name} -->)`, 's')

/** Replaces a named section of docs/performance.md with new measurements. */
export async function writeSection(name: string, content: string): Promise<void> {
  const page = readFileSync(file, 'utf8')
  if (!around(name).test(page)) throw new Error(`docs/performance.md has no place for ${name}.`)
  const written = page.replace(
    around(name),
    (_, begin: string, _old, end: string) => `${begin}\n\n${content}\n\n${end}`,
  )
  writeFileSync(file, await format(written, { parser: 'markdown', printWidth: 110 }))
}
