import { posix } from 'node:path'
import { parseSync } from 'vite'
import { faces } from './faces.ts'

/** Allowed imports of a folder. */
export interface Rule {
  /** Allowed folders and files, by path from the root. The dot stands for files next to package.json. */
  readonly from: readonly string[]
  /** Allowed packages; any package if undefined. */
  readonly packages?: RegExp
  /** Files and folders that are forbidden although `from` would allow them. */
  readonly never?: readonly string[]
}

/** Registry with the schemas of all domains. A page that imports it would load them all. */
const registry = 'contract/index.ts'

const application = ['contract', 'machines', 'src']
const product = [...application, 'server', 'stories', '.storybook', 'scripts', 'bench', '.']

/** Import rules by folder. The first folder that contains a file applies. */
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
  // The server runs only the lifecycles.
  server: { from: ['contract', 'machines/lifecycles', 'server'] },
  stories: { from: [...application, 'stories', '.storybook'] },
  bench: { from: [...product, 'e2e'] },
  tests: { from: [...product, 'tests', 'e2e'] },
  e2e: { from: [...product, 'tests', 'e2e'] },
  scripts: { from: product },
  '.storybook': { from: product },
  '.': { from: product },
}

/** Packages that only one file of the product may import. */
export const exclusiveImporters: Readonly<Record<string, string>> = {
  'universal-cookie': 'src/network/cookies.ts',
  // The parser is large, so pages receive a parsed tree, and only previews load it.
  'markdown-it': 'contract/markdown/parse.ts',
}

/** Files that spell out the product's name; all others import it. */
export const brandNameFiles = ['src/brand.ts', 'server/operations/settings.ts']

/** Parts of the product that users know. Each has the same name in every layer. */
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

/** Layers that contain a folder for each domain. The first layer that contains a file applies. */
export const layers = [
  'contract',
  'machines',
  'src/pages',
  'src/views',
  'src/effects',
  'src/words',
  // Calls combine the domains below them.
  'server/calls',
  'server',
] as const

/** Folders of the layers that are not a domain, because several or all domains use them. */
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

/** Maximum number of files in a folder, so that files remain easy to find. */
export const mostFiles = 30

/** Folders that may exceed the maximum, because their files are permanent and numbered. */
export const growing: readonly string[] = ['server/store/migrations']

export const mostLines = 400

/** True if a file has this path or is inside this folder. */
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

/** Forbidden imports of a source, as one sentence each. */
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

/** True if the target is in the same domain, or public in its own. */
function isOpenTo(file: string, target: string): boolean {
  const [layer, domain] = placeOf(target)
  const [, ownDomain] = placeOf(file)
  if (!domain || !ownDomain || domain === ownDomain) return true
  return target === `${layer}/${domain}.ts` || faces.includes(target)
}

/** Layer and domain of a file. */
export function placeOf(file: string): readonly [layer: string | undefined, domain: string | undefined] {
  const layer = layers.find((folder) => liesIn(file, folder))
  const domain =
    layer && domains.find((name) => liesIn(file, `${layer}/${name}`) || file === `${layer}/${name}.ts`)
  return [layer, domain]
}
