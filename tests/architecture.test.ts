import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

interface Rule {
  /** The folders it may import from; the dot stands for the files beside package.json. */
  readonly folders: readonly string[]
  /** The packages it may import: any, where nothing is said. */
  readonly packages?: RegExp
  /** What it must not import although the folders and packages would allow it. */
  readonly never?: RegExp
}

const product = ['contract', 'machines', 'src', 'server', 'stories', '.storybook', 'scripts', '.']

/** The first rule whose folder a file lies in is its rule. */
const rules: Readonly<Record<string, Rule>> = {
  contract: { folders: ['contract'], packages: /^valibot$/ },
  machines: { folders: ['contract', 'machines'], packages: /^xstate(\/graph)?$/ },
  'src/views': {
    folders: ['contract', 'machines', 'src'],
    never: /^(src\/flows\.ts|src\/api\.ts|src\/pages\/.*|react-router.*|node:.*)$/,
  },
  src: { folders: ['contract', 'machines', 'src'] },
  server: { folders: ['contract', 'server'] },
  stories: { folders: ['contract', 'machines', 'src', 'stories', '.storybook'] },
  tests: { folders: [...product, 'tests', 'e2e'] },
  e2e: { folders: [...product, 'tests', 'e2e'] },
  '': { folders: product },
}

/** Packages that one module keeps to itself. */
const keepers: Readonly<Record<string, string>> = { 'universal-cookie': 'src/cookies.ts' }

/** Where the product's name is written out; everything else takes it from there. */
const nameKeepers = new Set(['src/brand.ts', 'server/settings.ts'])

/** Packages that are used by being run, with the words that run them. */
const tools: Readonly<Record<string, string>> = {
  oxlint: 'oxlint --',
  'oxlint-tsgolint': '--type-aware',
  prettier: 'prettier --',
  storybook: 'storybook dev',
  typescript: 'tsc --',
}

function importsIn(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end))
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...dynamic.map((written) => written.replaceAll(/^['"`]|['"`]$/g, '')),
  ]
}

function wrongImports(file: string, source: string): string[] {
  const rule = Object.entries(rules).find(([folder]) => folder === '' || file.startsWith(`${folder}/`))?.[1]
  const targets = importsIn(file, source).map((written) =>
    written.startsWith('.') ? { path: posix.join(posix.dirname(file), written) } : { name: written },
  )
  const wrong = targets.filter(({ path, name = '' }) => {
    if (rule?.never?.test(path ?? name)) return true
    if (path !== undefined) return !rule?.folders.includes(path.includes('/') ? firstFolder(path) : '.')
    return rule?.packages?.test(name) === false || (keepers[name] ?? file) !== file
  })
  return wrong.map(({ path, name }) => `${file} imports ${path ?? name}`)
}

const firstFolder = (path: string) => path.slice(0, path.indexOf('/'))

const root = posix.join(import.meta.dirname, '../')
const folders = ['contract', 'machines', 'src', 'server', 'stories', 'tests', 'e2e', 'scripts', '.storybook']
const files = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,mjs,css}`, '*.{ts,html}'], { cwd: root })
const sources = files.map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
const code = sources.filter(({ file }) => /\.(ts|tsx|mjs)$/.test(file))

describe('imports', () => {
  test('point one way', () => {
    expect(code.length).toBeGreaterThan(0)
    expect(code.flatMap(({ file, text }) => wrongImports(file, text))).toEqual([])
  })

  test.each([
    ['contract/user.ts', "import { setup } from 'xstate'"],
    ['contract/user.ts', "import type { LoginFlow } from '../machines/login.ts'"],
    ['machines/login.ts', "import { useState } from 'react'"],
    ['machines/login.ts', "export * from '../src/api.ts'"],
    ['src/main.tsx', "import { store } from '../server/store/open.ts'"],
    ['src/main.tsx', "const gallery = import('../stories/Gallery.tsx')"],
    ['src/pages/LoginPage.tsx', "import Cookies from 'universal-cookie'"],
    ['src/views/LoginView.tsx', "import { api } from '../api.ts'"],
    ['src/views/LoginView.tsx', "import { flows } from '../flows.ts'"],
    ['src/views/LoginView.tsx', "import { Link } from 'react-router-dom'"],
    ['server/main.ts', "import { machines } from '../machines/index.ts'"],
    ['server/main.ts', "import { brand } from '../src/brand.ts'"],
    ['stories/Login.stories.tsx', "import { app } from '../e2e/fixtures.ts'"],
    ['vite.config.ts', "import './tests/architecture.test.ts'"],
  ])('are refused in %s: %s', (file, source) => {
    expect(wrongImports(file, source)).toHaveLength(1)
  })

  test.each([
    ['contract/user.ts', "import * as v from 'valibot'"],
    ['machines/login.ts', "import { setup } from 'xstate'; import type { Role } from '../contract/roles.ts'"],
    ['src/cookies.ts', "import Cookies from 'universal-cookie'"],
    ['src/views/LoginView.tsx', "import { Button } from '../ui/Button.tsx'"],
    ['server/main.ts', "import { calls } from '../contract/calls.ts'; import 'node:fs'"],
    ['e2e/login.test.ts', "import { paths } from '../contract/paths.ts'; import '../server/main.ts'"],
    ['vitest.config.ts', "import { launchOptions } from './browser.ts'"],
  ])('are allowed in %s: %s', (file, source) => {
    expect(wrongImports(file, source)).toEqual([])
  })
})

describe('files', () => {
  test('have at most 250 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 251)
    expect(long.map(({ file }) => file)).toEqual([])
  })

  test('take the name of the product from the one place that keeps it', () => {
    const named = sources.filter(({ file, text }) => !/^(tests|e2e)\//.test(file) && /Jobgrove/.test(text))
    expect(named.map(({ file }) => file).filter((file) => !nameKeepers.has(file))).toEqual([])
  })
})

test('every package that is installed for itself is used', () => {
  const { dependencies, devDependencies, scripts } = manifest
  const texts = sources.filter(({ file }) => file !== 'tests/architecture.test.ts').map(({ text }) => text)
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const isUsed = (name: string) => {
    const typed = /^@types\/(.*)$/.exec(name)?.[1]
    const words = tools[name] ?? (typed === 'node' ? 'node:' : undefined)
    if (words !== undefined) return [...texts, ...Object.values(scripts)].some((text) => text.includes(words))
    const imported = typed ?? name
    return texts.some((text) => text.includes(`'${imported}'`) || text.includes(`'${imported}/`))
  }
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

test('docs/dependencies.md gives a reason for every package, and for no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const firstCells = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (`[^|]+)\|/gm)
  const told = [...firstCells]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name)
  expect(new Set(told)).toEqual(
    new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })),
  )
})
