import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import * as v from 'valibot'
import { build, type InlineConfig } from 'vite'
import { compress } from '../src/prerender/plugin.ts'

/** A sign-in page that the product is compared with. */
export interface BenchApp {
  readonly name: string
  /** Name of the folder under `bench/apps`. */
  readonly folder: string
  /** Package whose version is part of the title. */
  readonly package?: string
  readonly path?: string
  /** Canned server responses by path. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Further steps after the build. */
  readonly finish?: (root: string) => Promise<void>
}

const manifestSchema = v.object({ dependencies: v.record(v.string(), v.string()) })

const rendererSchema = v.object({
  render: v.pipe(v.function(), v.args(v.tuple([v.string()])), v.returnsAsync(v.string())),
})

const folderOf = ({ folder }: BenchApp) => join(import.meta.dirname, 'apps', folder)
export const distOf = (app: BenchApp): string => join(folderOf(app), 'dist')

/**
 * Baselines, built with the product's own packages, and peers, each with its own packages, so that no
 * dependency of one decides another's version.
 */
export const benchApps: readonly BenchApp[] = [
  { name: 'Floor: a static page', folder: 'floors/static' },
  { name: 'Floor: React by hand', folder: 'floors/react' },
  { name: 'Floor: the bare stack', folder: 'floors/stack', path: '/login' },
  {
    name: 'Floor: the bare stack, prerendered',
    folder: 'floors/prerendered',
    path: '/login',
    finish: prerenderFloor,
  },
  { name: 'FirebaseUI', folder: 'firebaseui', package: 'firebaseui' },
  { name: 'Supabase Auth UI', folder: 'supabase', package: '@supabase/auth-ui-react' },
  { name: 'AWS Amplify Authenticator', folder: 'amplify', package: '@aws-amplify/ui-react' },
  {
    name: 'Better Auth UI',
    folder: 'better-auth',
    package: '@daveyplate/better-auth-ui',
    answers: { '/api/auth/get-session': null },
  },
  { name: 'Ory Elements', folder: 'ory', package: '@ory/elements-react' },
]

/** Title of an app, with the version of its package if it has one. */
export function titleOf(app: BenchApp): string {
  if (!app.package) return app.name
  const manifest: unknown = JSON.parse(readFileSync(join(folderOf(app), 'package.json'), 'utf8'))
  return `${app.name} ${v.parse(manifestSchema, manifest).dependencies[app.package]}`
}

/** Installs and builds an app for production, unless the current build is up to date. */
export async function makeReady(app: BenchApp, say: (sentence: string) => void): Promise<void> {
  const root = folderOf(app)
  const dist = distOf(app)
  const stamp = join(dist, '.stamp')
  const state = hashOf(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  if (existsSync(join(root, 'package-lock.json'))) {
    say(`Installing ${app.name}`)
    execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: root, stdio: 'inherit' })
  }
  say(`Building ${app.name}`)
  rmSync(dist, { recursive: true, force: true })
  await build({ ...configuration(root), build: { outDir: dist, reportCompressedSize: false } })
  await app.finish?.(root)
  await compress(dist)
  writeFileSync(stamp, state)
}

const configuration = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': '"production"' },
})

/** Prerenders the sign-in page and inlines its styles. */
async function prerenderFloor(root: string): Promise<void> {
  const outDir = join(root, 'dist/renderer')
  await build({ ...configuration(root), build: { ssr: 'render.tsx', outDir } })
  const renderer: unknown = await import(pathToFileURL(join(outDir, 'render.js')).href)
  const page = await v.parse(rendererSchema, renderer).render('/login')
  const styles = readFileSync(join(root, '../login.css'), 'utf8')
  const file = join(root, 'dist/index.html')
  const html = readFileSync(file, 'utf8')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace('<!--page-->', () => page)
  writeFileSync(file, html)
  rmSync(outDir, { recursive: true })
}

/**
 * Hash of everything that an app is built from. Baselines also share a style sheet, their stack and the
 * product's packages.
 */
function hashOf(root: string): string {
  const hash = createHash('sha256')
  const lock = join(import.meta.dirname, '../package-lock.json')
  const shared = root.includes('floors')
    ? [...[join(root, '..'), join(root, '../stack')].flatMap(filesIn), lock]
    : []
  for (const file of [...filesIn(root), ...shared]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .toSorted()
