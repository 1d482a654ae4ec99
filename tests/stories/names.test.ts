import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Names of all stories as in the sidebar: `Views/Login: Both fields wrong`. */
function namesIn(file: string, source: string): string[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? file }).parse()
  const stories = csf.indexInputs.filter(({ tags = [] }) => !tags.includes('test-fn'))
  return stories.map(({ title = '', name = '' }) => `${title}: ${name}`)
}

/** True for names with Inner Capitals, or names that repeat the title of the page. */
const isClumsy = (named: string) => {
  const [title = '', name = ''] = named.split(': ')
  const part = title.slice(title.lastIndexOf('/') + 1)
  const repeats = name !== part && name.toLowerCase().startsWith(part.toLowerCase())
  return repeats || !/^[A-Z0-9][^A-Z]*$/.test(name)
}

test('every story has a name in sentence case, without the title of its page', () => {
  const names = globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    namesIn(file, readFileSync(join(root, file), 'utf8')),
  )
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter(isClumsy)).toEqual([])
})

test.each(['Views/Login: Wrong Password', 'Views/Login: Login refused', 'Views/Login: empty'])(
  'a clumsy name is found: %s',
  (name) => {
    expect(isClumsy(name)).toBe(true)
  },
)
