import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forms } from '../../contract/forms.ts'
import { componentNotes } from '../../stories/docs/componentNotes.ts'
import { viewNotes } from '../../stories/docs/viewNotes.ts'
import { formNames, messagesOf } from '../../stories/reading/messages.ts'

const root = join(import.meta.dirname, '../..')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const entries = filesOf('stories/**/*.stories.tsx').map(({ file, text }) => {
  const { meta, indexInputs } = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? file }).parse()
  const { title = '', tags = [] } = meta ?? {}
  return {
    title,
    isDocumented: tags.includes('autodocs'),
    ids: indexInputs.map(({ __id }) => __id),
    names: indexInputs.map(({ exportName }) => exportName),
  }
})

/** Id of the documentation page for a title. */
const pageOf = (title: string) => toId(title, 'Overview')

/** Ids of all documentation pages: generated ones of views and components, and handwritten ones. */
const pages = [
  ...entries.filter(({ isDocumented }) => isDocumented).map(({ title }) => title),
  ...filesOf('stories/**/*.mdx').flatMap(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? []),
].map(pageOf)

const idOf = (title: string, exportName: string) => toId(title, storyNameFromExport(exportName))

test('no story has the same address as the page of its title', () => {
  expect(idOf('Views/Profile', 'Overview')).toBe(pageOf('Views/Profile'))
  expect(
    entries.flatMap(({ title, names }) => names.filter((name) => idOf(title, name) === pageOf(title))),
  ).toEqual([])
})

test('every view has a documentation page with notes, and no notes are unused', () => {
  const views = entries.filter(({ title }) => title.startsWith('Views/'))
  expect(views.filter(({ isDocumented }) => !isDocumented)).toEqual([])
  expect(new Set(views.map(({ title }) => title))).toEqual(new Set(Object.keys(viewNotes)))
})

test('every component has a documentation page with its purpose, and no purpose is unused', () => {
  const components = entries.filter(({ title }) => title.startsWith('Components/'))
  expect(components.filter(({ isDocumented }) => !isDocumented)).toEqual([])
  expect(new Set(components.map(({ title }) => title))).toEqual(new Set(Object.keys(componentNotes)))
})

test('every link between the pages and stories has a target', () => {
  const ids = new Set([...entries.flatMap(({ ids: own }) => own), ...pages])
  const links = filesOf('stories/**/*.{mdx,tsx}').flatMap(({ text }) =>
    [...text.matchAll(/\?path=\/\w+\/([\w-]+)|<StoryLink id="([\w-]+)"/g)].map(([, path, id]) => path ?? id),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((id) => id === undefined || !ids.has(id))).toEqual([])
})

const withMessages = v.object({
  pipe: v.array(v.object({ kind: v.string(), message: v.optional(v.unknown()) })),
})

test('every message of every form is on a documentation page', () => {
  // Only messages of validations of text, because other values cannot be typed.
  const written = formNames.flatMap((form) =>
    Object.values(forms[form]).flatMap((rule) =>
      v
        .parse(withMessages, rule)
        .pipe.flatMap(({ kind, message }) => (kind === 'validation' ? [message] : [])),
    ),
  )
  const shown = new Set<unknown>(formNames.flatMap(messagesOf).map(({ words }) => words))
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((message) => !shown.has(message))).toEqual([])
})
