// Prints the size of react-router's data router next to our own, the resulting size of the pages, and the
// cost of its static handler on the server. The documentation of routing discusses the results.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createStaticHandler } from 'react-router-dom'
import * as v from 'valibot'
import { build } from 'vite'
import { entriesOf, renderedEntriesOf } from '../budgets.ts'
import { markdownTable } from '../performancePage.ts'
import { routerWithoutComponents, treeshake as asBuilt } from '../routerWithoutComponents.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

const library = (names: string) => `export { ${names} } from 'react-router-dom'`
const hooks = 'ScrollRestoration, useBlocker, useLoaderData, useLocation, useNavigate, useNavigation'
const whole = library(`createBrowserRouter, RouterProvider, ${hooks}`)
const own = [
  'useBrowserHistory',
  'location',
  'useBlocker',
  'useFocusOnTitle',
  'useLinks',
  'useRedirects',
  'useScrollRestoration',
]
  .map((name) => `export * from '${root}/src/routing/${name}.ts'`)
  .join('\n')

/** True for modules that any router needs: React, our routes and our actors. */
const isThere = (id: string) => /^react(-dom)?(\/|$)|\/(routes|actors)\.ts$/.test(id)

/**
 * Best-case options for tree shaking. A bundler cannot know that contexts and components at the top of a
 * library have no side effects. These options say so, although they would be unsafe for the whole build.
 */
const atBest = {
  propertyReadSideEffects: false,
  propertyWriteSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['', ...Array.from({ length: 20 }, (_, number) => `${number}`)].map(
    (number) => `React${number}`,
  ),
} as const

/** Size of a module with all imports that it uses, in bytes after brotli. */
async function sizeOf(
  code: string,
  treeshake: typeof atBest | typeof asBuilt | true = true,
): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(treeshake === asBuilt ? [routerWithoutComponents] : []),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? join(root, 'entry.ts') : undefined),
        load: (id) => (id === join(root, 'entry.ts') ? code : undefined),
      },
    ],
    build: {
      target: 'baseline-widely-available',
      modulePreload: false,
      write: false,
      rolldownOptions: {
        input: 'entry',
        external: isThere,
        preserveEntrySignatures: 'strict',
        treeshake,
      },
    },
  })
  if (!('output' in built)) throw new Error('The build has to have one output.')
  const text = built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return brotliCompressSync(text).length
}

/**
 * Processor time of the static handler to match an address and call its loader, in milliseconds per request.
 */
async function timeOfStaticHandler(): Promise<number> {
  const list = v.array(v.object({ pattern: v.string() }))
  const index = v.object({ pages: list, rendered: list })
  const { pages, rendered } = v.parse(index, JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')))
  const routes = [...pages, ...rendered].map(({ pattern }) => ({ path: pattern, loader: () => pattern }))
  const handler = createStaticHandler(routes)
  const times = 10_000
  const run = async () => {
    for (let time = 0; time < times; time += 1)
      await handler.query(new Request('http://localhost/jobs/wheelwright'))
  }
  await run()
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const bothSizesOf = async (code: string) => [await sizeOf(code), await sizeOf(code, atBest)] as const

/** Size of the script that the first interaction loads, in bytes after brotli. */
function interactionOf(client: string): number {
  const script = readdirSync(join(client, 'assets')).find((file) => /^interaction-.*\.js\.br$/.test(file))
  if (!script) throw new Error('The build has nothing for the first interaction.')
  return statSync(join(client, 'assets', script)).size
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const ownSize = await sizeOf(own, asBuilt)
const [wholeSize, wholeAtBest] = await bothSizesOf(whole)
const [aloneSize, aloneAtBest] = await bothSizesOf(library('createBrowserRouter'))
const parts = [
  ['the data router, its provider and hooks', wholeSize, wholeAtBest],
  ['the data router alone', aloneSize, aloneAtBest],
  ['matching routes alone', ...(await bothSizesOf(library('matchRoutes')))],
  ['our own', ownSize, ownSize],
] as const
console.log(
  markdownTable(
    ['KiB after brotli', 'as bundled', 'at best'],
    parts.map(([name, ...sizes]) => [name, ...sizes.map(kib)]),
  ),
)

const entries = [...entriesOf(dist), ...renderedEntriesOf(dist)]
const pages = [
  '/auth/login/candidate',
  '/',
  '/jobs/:slug',
  '/jobs/:slug/apply',
  '/candidate/dashboard',
  '/candidate/resumes/:id',
].map((path) => {
  const figure = entries.find(({ page }) => page === path)?.figures.find(({ kind }) => kind === 'javascript')
  if (!figure) throw new Error(`The build has no page ${path}.`)
  const { bytes, limit } = figure
  const others = bytes - ownSize
  return [`\`${path}\``, ...[bytes, others + wholeSize, others + wholeAtBest, limit].map(kib)]
})
const head = ['before the first interaction, KiB', 'ours', 'theirs', 'theirs at best', 'allowed']
console.log(`\n${markdownTable(head, pages)}`)

const later = interactionOf(join(dist, 'client'))
console.log(
  `\nThe first interaction loads ${kib(later)} KiB; with the data router, if it came then, ` +
    `${kib(later + aloneSize)}, at best ${kib(later + aloneAtBest)}.`,
)
console.log(
  `The static handler takes ${(await timeOfStaticHandler()).toFixed(3)} ms of a processor for a page.`,
)
