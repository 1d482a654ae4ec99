import { posix } from 'node:path'
import { parseSync } from 'vite'
import { faces } from './faces.ts'

/** Allowed imports of a folder. */
export interface Rule {
  /** Files are named from the root; the dot stands for the files beside package.json. */
  readonly from: readonly string[]
  /** The packages it may import: any, where nothing is said. */
  readonly packages?: RegExp
  /** Files and folders that it must not import although `from` would allow it. */
  readonly never?: readonly string[]
}

/** Every schema of every domain: a page that imported it would load them all. */
const registry = 'contract/index.ts'

const application = ['contract', 'machines', 'src']
const product = [...application, 'server', 'stories', '.storybook', 'scripts', 'bench', '.']

/** The first folder that a file lies in is its rule. */
export const rules: Readonly<Record<string, Rule>> = {
  contract: {
    from: ['contract'],
    packages: /^(valibot|markdown-it|unhomoglyph\/data\.json)$/,
    never: [registry],
  },
  machines: { from: ['contract', 'machines'], packages: /^(xstate(\/graph)?|dequal)$/, never: [registry] },
  'src/views': {
    from: application,
    packages: /^(?!react-router|node:)/,
    never: [registry, 'src/app', 'src/browser', 'src/effects', 'src/network', 'src/pages', 'src/routing'],
  },
  'src/ui': {
    from: application,
    packages: /^(?!react-router|node:)/,
    never: [registry, 'src/effects', 'src/network', 'src/pages', 'src/views', 'src/routing', 'src/app'],
  },
  src: { from: application, never: [registry] },
  // The server runs the lifecycles, and nothing else of the machines.
  server: { from: ['contract', 'machines/lifecycles', 'server'] },
  stories: { from: [...application, 'stories', '.storybook'] },
  bench: { from: [...product, 'e2e'] },
  tests: { from: [...product, 'tests', 'e2e'] },
  e2e: { from: [...product, 'tests', 'e2e'] },
  scripts: { from: product },
  '.storybook': { from: product },
  '.': { from: product },
}

/** Packages that one file of the product keeps to itself. */
export const exclusiveImporters: Readonly<Record<string, string>> = {
  'universal-cookie': 'src/network/cookies.ts',
  // It is large: a page that shows a text is given the tree, and only who previews one loads the parser.
  'markdown-it': 'contract/markdown/parse.ts',
}

/** Files that spell out the product's name; all others import it. */
export const brandNameFiles = ['src/brand.ts', 'server/operations/settings.ts']

/** The parts of the product that a person knows: each has the same name in every layer. */
export const domains = [
  'auth',
  'session',
  'identity',
  'profile',
  'companies',
  'postings',
  'search',
  'resumes',
  'letters',
  'applications',
  'talent',
  'introductions',
  'alerts',
  'privacy',
] as const

/** The layers in which a domain has a folder of its own; of two that a file lies in, the first is its layer. */
export const layers = [
  'contract',
  'machines',
  'src/pages',
  'src/views',
  'src/effects',
  'src/words',
  // A call puts together what the domains below it know.
  'server/calls',
  'server',
] as const

/** Folders of those layers that are no domain: what several domains share, or all of them stand on. */
export const sharedFolders: readonly string[] = [
  'app',
  'calls',
  'clientErrors',
  'commands',
  'demo',
  'documents',
  'draft',
  'editing',
  'files',
  'forms',
  'hosted',
  'http',
  'legal',
  'lifecycles',
  'live',
  'mail',
  'media',
  'markdown',
  'notices',
  'notifications',
  'operations',
  'operators',
  'pages',
  'pictures',
  'reading',
  'schemas',
  'security',
  'shared',
  'shells',
  'site',
  'store',
  'words',
  'work',
]

/** At most so many files stand in a folder: with more, nobody finds one by looking. */
export const mostFiles = 30

/** Steps of which each stays for good: whoever looks for one knows its number. */
export const growing: readonly string[] = ['server/store/migrations']

export const mostLines = 400

/** True if a file is the named one, or lies in the named folder. */
export const liesIn = (file: string, named: string) =>
  named === '.' ? !file.includes('/') : file === named || file.startsWith(`${named}/`)

/** Import specifiers of a source file. */
export function importsIn(file: string, source: string): string[] {
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

/** Forbidden imports of a source, one sentence each. */
export function wrongImports(file: string, source: string): string[] {
  const rule = Object.entries(rules).find(([folder]) => liesIn(file, folder))?.[1]
  const isRight = (written: string) => {
    if (!written.startsWith('.')) {
      const isKept =
        application.some((folder) => liesIn(file, folder)) &&
        written in exclusiveImporters &&
        exclusiveImporters[written] !== file
      return rule?.packages?.test(written) !== false && !isKept
    }
    const target = posix.join(posix.dirname(file), written)
    const isAllowed = rule?.from.some((folder) => liesIn(target, folder)) ?? false
    return isAllowed && !rule?.never?.some((named) => liesIn(target, named)) && isOpenTo(file, target)
  }
  return importsIn(file, source)
    .filter((written) => !isRight(written))
    .map((written) => `${file} imports ${written}`)
}

/** True if a file may import from a domain: its own, or through the public files of another. */
function isOpenTo(file: string, target: string): boolean {
  const [layer, domain] = placeOf(target)
  const [, ownDomain] = placeOf(file)
  if (!domain || !ownDomain || domain === ownDomain) return true
  return target === `${layer}/${domain}.ts` || faces.includes(target)
}

/** The layer and the domain that a file is part of. */
export function placeOf(file: string): readonly [layer: string | undefined, domain: string | undefined] {
  const layer = layers.find((folder) => liesIn(file, folder))
  const domain =
    layer && domains.find((name) => liesIn(file, `${layer}/${name}`) || file === `${layer}/${name}.ts`)
  return [layer, domain]
}
