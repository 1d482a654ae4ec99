// Runs before the packages are installed, on any version of Node: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import util from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/.stamp')
const windows = process.platform === 'win32'

const sources = [
  'contract',
  'machines',
  'src',
  'public',
  'scripts/setup.mjs',
  'vite.config.ts',
  'tailwind.config.ts',
  'index.html',
  'package.json',
  'package-lock.json',
]
const settings = ['.env', '.env.local', '.env.production', '.env.production.local']

process.chdir(root)
process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
// Compile cache of Node: the server starts in two thirds of the time and needs less memory.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

/** Installs exactly the locked packages if they are missing. Exits with a message on failure. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`This is Node ${process.versions.node}. Please install Node 20.19 or newer, from nodejs.org.`)
  if (isInstalled()) return
  say('Installing the packages (about half a minute)')
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', ['ci', ...flags], { stdio: 'inherit', shell: windows })
  if (error) fail(`npm did not start (${error.message}). It comes with Node: please install Node again.`)
  if (status !== 0) fail('The packages could not be installed: npm says why above. Is the network there?')
}

/**
 * Builds the application if its sources, packages or a VITE_ setting changed since the last build, or if that
 * build had a mode other than production and the given modes.
 */
export function buildIfNeeded(...modes) {
  const built = fs.existsSync('dist/pages.json') && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8')
  if (['production', ...modes].some((mode) => built === stampOf(mode))) return
  say('Building the application')
  build('--logLevel=warn')
}

/** Builds the application. Exits with a message on failure. */
export function build(...flags) {
  const content = stampOf(modeIn(flags))
  fs.rmSync(stamp, { force: true })
  const { status } = spawnSync('vite', ['build', ...flags], { stdio: 'inherit', shell: windows })
  if (status !== 0) fail('The application could not be built: the lines above say why.')
  fs.writeFileSync(stamp, content)
}

/**
 * Path of the Node that runs the server: the pinned one, or the current one on platforms without a pinned
 * one.
 */
export function serverNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (fs.existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) < 24)
    fail(`There is no ready-made Node for ${process.platform} ${process.arch}. Please install Node 24.`)
  return process.execPath
}

/** Runs a program in the foreground with the packages of this repository; resolves with its exit code. */
export function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', shell: windows && !command.includes(sep) })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
    process.on(signal, () => {
      // In a terminal, Ctrl-C already reaches the child. A second SIGINT would make it stop immediately.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  // npm runs this script in a shell that does not forward signals, so the end of the shell stops the child.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${command} did not start: ${error.message}`))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function isInstalled() {
  const present = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(lockedPackages('package-lock.json')).every(([path, wanted]) =>
    path in present ? present[path].version === wanted.version : isOptional(path, wanted),
  )
}

const isOptional = (path, { optional, devOptional }) => path === '' || optional || devOptional

const lockedPackages = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {}

const stampOf = (mode) => `${mode} ${sourcesHash()}`

function modeIn(args) {
  const { values } = util.parseArgs({
    args,
    strict: false,
    options: { mode: { type: 'string', short: 'm' } },
  })
  return values.mode ?? 'production'
}

function sourcesHash() {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(fs.readFileSync(file))
  return hash.update(JSON.stringify(viteSettings())).digest('hex')
}

function filesIn(path) {
  if (!fs.existsSync(path)) return []
  if (!fs.statSync(path).isDirectory()) return [path]
  const entries = fs.readdirSync(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
}

function viteSettings() {
  const files = settings.filter((file) => fs.existsSync(file))
  const kept = files.map((file) => util.parseEnv(fs.readFileSync(file, 'utf8')))
  const all = Object.entries(Object.assign({}, ...kept, process.env))
  return all.filter(([name]) => name.startsWith('VITE_')).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function say(sentence) {
  console.log(`> ${sentence}`)
}

function fail(sentence) {
  console.error(`> ${sentence}`)
  process.exit(1)
}
