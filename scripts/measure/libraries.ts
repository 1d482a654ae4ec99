// Prints the size of libraries that could replace our own components next to ours. The documentation of
// dependencies discusses the results. Installs them into a temporary directory: `npm run measure:libraries`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { markdownTable } from '../performancePage.ts'

const root = join(import.meta.dirname, '../..')

const packages = {
  '@ariakit/react': '0.4.40',
  '@atlaskit/pragmatic-drag-and-drop': '4.0.0',
  '@radix-ui/react-dropdown-menu': '2.2.1',
  downshift: '9.5.0',
} as const

type Name = keyof typeof packages

const every = (from: string) => `export * from '${from}'`
const ours = (path: string) => every(join(root, path))

const NOTHING = 'export {}'

/** Part of the interface, our module, and exports of libraries with the same purpose. */
const parts: readonly (readonly [
  part: string,
  own: string,
  libraries: Readonly<Partial<Record<Name, string>>>,
])[] = [
  [
    'menu',
    ours('src/ui/controls/Menu.tsx'),
    { '@radix-ui/react-dropdown-menu': every('@radix-ui/react-dropdown-menu') },
  ],
  [
    'combobox',
    `${ours('src/app/placeSuggestions.ts')}\n${ours('src/views/forms/PlaceSuggestions.tsx')}`,
    {
      downshift: `export { useCombobox } from 'downshift'`,
      '@ariakit/react': `export { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react'`,
    },
  ],
  [
    'drag and drop',
    NOTHING,
    {
      '@atlaskit/pragmatic-drag-and-drop': every('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
    },
  ],
]

/** True for libraries that every page already loads. */
const isThere = (id: string) => /^(react|react-dom|xstate|@xstate\/react|valibot)(\/|$)/.test(id)

/** Size of a module with its imports, in bytes after brotli. */
async function sizeOf(code: string, folder: string): Promise<number> {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, code)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'baseline-widely-available',
      modulePreload: false,
      write: false,
      rolldownOptions: { input: entry, external: isThere, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('The build has to have one output.')
  return brotliCompressSync(built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join(''))
    .length
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error('The libraries could not be installed. Check the network, then try again.')
  const rows: string[][] = []
  for (const [part, own, libraries] of parts) {
    rows.push([part, own === NOTHING ? 'native events' : 'ours', kib(await sizeOf(own, folder))])
    for (const [name, code] of Object.entries(libraries))
      rows.push([part, `\`${name}\``, kib(await sizeOf(code, folder))])
  }
  console.log(markdownTable(['part', 'module', 'KiB after brotli'], rows))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
