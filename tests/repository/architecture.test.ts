import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { circlesIn } from './circles.ts'
import { faces } from './faces.ts'
import {
  domains,
  exclusiveImporters,
  layers,
  growing,
  importsIn,
  liesIn,
  mostFiles,
  mostLines,
  brandNameFiles,
  placeOf,
  rules,
  sharedFolders,
  wrongImports,
} from './house.ts'

/** Packages that are used only as commands or by path, with a text that proves their use. */
const tools: Readonly<Record<string, string>> = {
  '@expo-google-fonts/arimo': 'looks/fonts.conf',
  'dejavu-fonts-ttf': 'looks/fonts.conf',
  oxlint: 'oxlint --',
  'oxlint-tsgolint': '--type-aware',
  prettier: 'prettier --',
  storybook: 'storybook dev',
  typescript: 'tsc --',
}

const root = join(import.meta.dirname, '../..')
const files = globSync(
  [
    '{contract,machines,src,server,stories,tests,e2e,scripts,bench,.storybook}/**/*.{ts,tsx,mjs,css}',
    '*.{ts,html}',
  ],
  {
    cwd: root,
    // Third-party applications, used for comparison in benchmarks.
    exclude: ['bench/apps/*/node_modules/**', 'bench/apps/*/dist/**'],
  },
)
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const code = sources.filter(({ file }) => /\.(ts|tsx|mjs)$/.test(file))

describe('imports', () => {
  test('point one way', () => {
    expect(code.length).toBeGreaterThan(0)
    expect(code.flatMap(({ file, text }) => wrongImports(file, text))).toEqual([])
  })

  test('are ruled by names of existing files and folders', () => {
    const named = [
      ...Object.keys(rules),
      ...Object.values(rules).flatMap(({ from, never = [] }) => [...from, ...never]),
      ...Object.values(exclusiveImporters),
      ...brandNameFiles,
      ...faces,
      ...layers,
    ]
    expect(named.filter((place) => !existsSync(join(root, place)))).toEqual([])
  })

  test('of another domain use every file listed as a face, so that none is listed in vain', () => {
    const seen = new Set(
      code.flatMap(({ file, text }) => {
        const [, own] = placeOf(file)
        const isOther = (target: string) => own !== undefined && placeOf(target)[1] !== own
        return importsIn(file, text)
          .map((written) => posix.join(dirname(file), written))
          .filter(isOther)
      }),
    )
    expect(faces.filter((face) => !seen.has(face))).toEqual([])
  })

  test.each(layers)('form no circle from a folder of %s back to itself', (layer) => {
    expect(circlesIn(layer, code)).toEqual([])
  })

  test('that form a circle are reported once', () => {
    const added = [
      { file: 'server/search/jobs.ts', text: "import { letterOf } from '../letters/letters.ts'" },
      { file: 'server/letters/look.ts', text: "import { ownObject } from '../calls/shared/access.ts'" },
      { file: 'server/calls/shared/access.ts', text: "export { jobsInList } from '../../search/jobs.ts'" },
      { file: 'server/search/terms.ts', text: "import { found } from './jobs.ts'" },
    ]
    expect(circlesIn('server', added)).toEqual([
      'server/search → server/letters → server/calls → server/search',
    ])
    expect(circlesIn('server/calls', added)).toEqual([])
    expect(circlesIn('server', added.slice(1))).toEqual([])
  })

  test.each([
    ['contract/user.ts', "import { setup } from 'xstate'"],
    ['contract/user.ts', "import type { LoginFlow } from '../machines/auth/login.ts'"],
    ['machines/auth/login.ts', "import { useState } from 'react'"],
    ['machines/auth/login.ts', "export * from '../../src/network/request.ts'"],
    ['machines/auth/login.ts', "import { sessionMachine } from '../session/session.ts'"],
    ['src/main.tsx', "import { contract } from '../contract/index.ts'"],
    ['src/main.tsx', "import { store } from '../server/store/open.ts'"],
    ['src/main.tsx', "const gallery = import('../stories/support/StatesGallery.tsx')"],
    ['src/pages/auth/LoginPage.tsx', "import Cookies from 'universal-cookie'"],
    ['src/pages/auth/LoginPage.tsx', "import { LogoutPage } from '../session/LogoutPage.tsx'"],
    ['src/views/auth/LoginView.tsx', "import { request } from '../../network/request.ts'"],
    ['src/views/auth/LoginView.tsx', "import { login } from '../../effects/auth.ts'"],
    ['src/views/auth/LoginView.tsx', "import { Link } from 'react-router-dom'"],
    ['src/views/profile/PreferencesPanel.tsx', "import { chooseTheme } from '../../browser/theme.ts'"],
    ['src/views/letters/MergedText.tsx', "import { sentInWords } from '../../words/applications/sent.ts'"],
    ['server/postings/postings.ts', "import { termsOf } from '../search/terms.ts'"],
    ['server/calls/letters/saveLetter.ts', "import { step } from '../../applications/step.ts'"],
    ['src/ui/form/Field.tsx', "import { useNavigation } from '../../routing/location.ts'"],
    ['server/main.ts', "import { machines } from '../machines/index.ts'"],
    ['server/main.ts', "import { brand } from '../src/brand.ts'"],
    ['stories/auth/Login.stories.tsx', "import { app } from '../../e2e/support/fixtures.ts'"],
    ['bench/browser.ts', "import { expect } from '../tests/repository/house.ts'"],
    ['vite.config.ts', "import './tests/repository/architecture.test.ts'"],
  ])('are refused in %s: %s', (file, source) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(wrongImports(file, source)).toHaveLength(1)
  })

  test.each([
    ['contract/user.ts', "import * as v from 'valibot'"],
    [
      'machines/auth/login.ts',
      "import { setup } from 'xstate'; import type { Role } from '../../contract/roles.ts'",
    ],
    ['machines/auth/login.ts', "import { effect } from '../shared/effect.ts'"],
    ['src/network/cookies.ts', "import Cookies from 'universal-cookie'"],
    ['src/views/auth/LoginView.tsx', "import { Button } from '../../ui/controls/Button.tsx'"],
    ['server/main.ts', "import { contract } from '../contract/index.ts'; import 'node:fs'"],
    [
      'e2e/auth/fields.spec.ts',
      "import { paths } from '../../contract/paths.ts'; import '../../server/main.ts'",
    ],
    ['vitest.config.ts', "import { launchOptions } from './browser.ts'"],
  ])('are allowed in %s: %s', (file, source) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(wrongImports(file, source)).toEqual([])
  })
})

describe('files', () => {
  test(`have at most ${mostLines} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length > mostLines + 1)
    expect(long.map(({ file }) => file)).toEqual([])
  })

  test(`are at most ${mostFiles} in a folder`, () => {
    const counts = new Map<string, number>()
    const pages = globSync('docs/**/*.*', { cwd: root })
    for (const folder of [...files, ...pages].filter((path) => path.includes('/')).map(dirname)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const full = [...counts.keys()].filter((folder) => (counts.get(folder) ?? 0) > mostFiles)
    expect(full.filter((folder) => !growing.includes(folder))).toEqual([])
  })

  test('are in a folder of their domain; `src` itself has only the application, its styles and its name', () => {
    const loose = files.filter((file) => liesIn(file, 'src') && dirname(file) === 'src')
    expect(loose.toSorted()).toEqual([
      'src/App.tsx',
      'src/brand.ts',
      'src/env.d.ts',
      'src/main.tsx',
      'src/styles.css',
    ])
  })

  test('of a domain have its one name in every layer', () => {
    const folders = layers.flatMap((layer) =>
      readdirSync(join(root, layer), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    )
    const named = [...domains, ...sharedFolders]
    expect(folders.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !folders.includes(name))).toEqual([])
  })

  test('take the product’s name from the one file that defines it', () => {
    const named = sources.filter(({ file, text }) => !/^(tests|e2e)\//.test(file) && /Jobgrove/.test(text))
    expect(named.map(({ file }) => file).filter((file) => !brandNameFiles.includes(file))).toEqual([])
  })
})

test('every directly installed package is used', () => {
  const { dependencies, devDependencies, scripts } = manifest
  const texts = sources
    .filter(({ file }) => file !== 'tests/repository/architecture.test.ts')
    .map(({ text }) => text)
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
  const listed = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- (`[^:]+`):/gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name)
  expect(new Set(listed)).toEqual(
    new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })),
  )
})
