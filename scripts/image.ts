// Builds the container image, starts it as the documentation of operations describes, and checks it. Needs
// docker or podman.
import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

const TAG = 'jobgrove:tried'
const BRAND = 'Image & Co'
const TIMEOUT_MS = 30_000
/** Default origin of the server in the image. */
const APP_ORIGIN = 'http://localhost:3000'

const works = (program: string) => spawnSync(program, ['info'], { stdio: 'ignore' }).status === 0

const engine = ['docker', 'podman'].find(works)
if (!engine) {
  console.error('Neither docker nor podman runs on this machine, so the image was not built.')
  process.exit(69)
}

/**
 * Runs a command of the container engine and returns its output.
 *
 * @throws {Error} if the command fails
 */
function ask(...args: readonly string[]): string {
  const { status, stdout } = spawnSync(engine ?? '', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return stdout.trim()
  throw new Error(`${engine} ${args.join(' ')} failed.`)
}

async function untilReady(origin: string): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > until) throw new Error(`${origin} was not ready within 30 s.`)
    await setTimeout(200)
  }
}

/** Logs in to the demo as its candidate and returns the first characters of the PDF of the first resume. */
async function pdfFromDemo(origin: string, printed: string): Promise<string> {
  const [, emailAddress, password] = /log in as (\S+) .* password (\S+)/.exec(printed) ?? []
  const headers = { 'content-type': 'application/json', origin: APP_ORIGIN }
  const call = async (path: string, payload: object, cookie = '') =>
    fetch(`${origin}/api/candidate/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(payload),
    })

  const login = await call('login', { emailAddress, password })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const resumes = await (await call('list-resumes', {}, cookie)).text()
  const id = /"id":"([^"]+)"/.exec(resumes)?.[1]
  return (await (await call('resume-pdf', { id }, cookie)).text()).slice(0, 5)
}

const expectThat = (isSo: boolean, sentence: string) => {
  if (!isSo) throw new Error(`It is not so that ${sentence}.`)
  console.log(`> ${sentence}`)
}

console.log(`> Building the image with ${engine}`)
// The default format of podman has no HEALTHCHECK.
const format = engine === 'podman' ? ['--format', 'docker'] : []
ask('build', '--quiet', ...format, '--tag', TAG, '--build-arg', `VITE_BRAND=${BRAND}`, '.')
const container = ask('run', '--detach', '--rm', '--read-only', '--publish', '127.0.0.1::3000', TAG)
try {
  const origin = `http://${ask('port', container, '3000/tcp').split('\n')[0]}`
  await untilReady(origin)
  const nodes = ask('exec', container, 'sh', '-c', 'ls -d node_modules/node-linux-* 2>/dev/null | wc -l')
  const copied = ask('exec', container, 'node', 'server/commands/backup.ts', '/data/backup.db')
  expectThat((await fetch(origin)).ok, 'the home page is answered from a root file system that is read only')
  const printed = ask('logs', container)
  expectThat(printed.includes(`${BRAND} is at ${APP_ORIGIN}`), 'the brand reaches the server')
  expectThat((await pdfFromDemo(origin, printed)) === '%PDF-', 'PDFs can be made')
  const health = ask('inspect', '--format', '{{json .Config.Healthcheck}}', container)
  expectThat(health.includes('/healthz'), 'the engine is told how to see whether the server is well')
  expectThat(nodes === '0', 'there is no second Node')
  expectThat(copied.includes('/data/backup.db'), 'the data can be copied')
  expectThat(ask('exec', container, 'whoami') === 'node', 'the server runs as an ordinary user')
} finally {
  ask('stop', '--time', '25', container)
}
console.log(`> ${TAG}: ${ask('image', 'inspect', '--format', '{{.Size}}', TAG)} bytes`)
