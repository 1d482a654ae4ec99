import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

/** Local files that a document links to or shows. */
const filesIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)|\b(?:src|srcset)="([^"]+)"/g)].flatMap(([, link, source]) => {
    const path = link ?? source ?? ''
    return /^\w+:/.test(path) ? [] : [path]
  })

test('every link and picture of a document points to a file of the repository', () => {
  expect(documents).toContain('README.md')
  const broken = documents.flatMap((document) =>
    filesIn(readFileSync(join(root, document), 'utf8'))
      .filter((path) => !existsSync(join(root, dirname(document), path)))
      .map((path) => `${document}: ${path}`),
  )
  expect(broken).toEqual([])
})

test('a broken link is found among links to other sites and to headings', () => {
  expect(filesIn('[a](docs/a.md#part) [b](https://b.example) [c](#part) <img src="d.svg">')).toEqual([
    'docs/a.md',
    'd.svg',
  ])
})
