// Checks everything and counts it; with --fast, what takes less than a minute and needs no browser.
import { exec, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import * as v from 'valibot'
import { launchOptions, wholeChromium } from '../browser.ts'
import { picturesInGit } from './looks/folders.ts'
import { notCompared, whyIncomparable } from './looks/specimen.ts'
import { workers } from './workers.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const none: Count = { passed: 0, failed: 0, skipped: 0 }
const onePassed: Count = { ...none, passed: 1 }
const oneFailed: Count = { ...none, failed: 1 }

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

interface PlaywrightSuite {
  readonly suites: readonly PlaywrightSuite[]
  readonly specs: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[]
}

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), []),
  specs: v.array(v.object({ ok: v.boolean(), file: v.string(), title: v.string() })),
})

const playwrightReport = v.object({
  suites: v.array(playwrightSuite),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const say = (sentence: string) => console.log(`\n> ${sentence}`)

async function succeeds(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  await once(child, 'exit')
  return child.exitCode === 0
}

/** Messages printed after all test output: failures, and pictures that were not compared. */
const saidAtTheEnd: string[] = []

/** Steps that leave a processor idle run concurrently; each prints its output in one piece. */
async function checks(commands: Readonly<Record<string, string>>): Promise<Count> {
  const counts = Object.entries(commands).map(async ([title, command]) => {
    const { hasFailed, output } = await run(command)
    say(title)
    process.stdout.write(output)
    if (hasFailed) saidAtTheEnd.push(`Failed: ${command}`)
    return hasFailed ? oneFailed : onePassed
  })
  return (await Promise.all(counts)).reduce(add)
}

const run = (command: string) =>
  new Promise<{ hasFailed: boolean; output: string }>((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, output: stdout + stderr }),
    )
  })

/** Runs tests, counts them by their report, and keeps which ones failed, and why, for the end. */
async function tests(title: string, command: string, count: (report: unknown) => Count): Promise<Count> {
  say(title)
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const file = join(folder, 'report.json')
  const succeeded = await succeeds(command, { VITEST_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    if (succeeded || counted.failed > 0) return counted
    saidAtTheEnd.push(`Failed, though none of its tests did: ${command}`)
    return add(counted, oneFailed)
  } catch (error) {
    saidAtTheEnd.push(`Failed: ${command}, which left no report to read: ${String(error)}`)
    return oneFailed
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file that fails without a failed test in it, because it could not even be loaded, counts as one. */
function countVitest(report: unknown): Count {
  const counts = v.parse(vitestReport, report).testResults.map((file) => {
    const having = (wanted: string) => file.assertionResults.filter(({ status }) => status === wanted)
    const [passed, failed] = [having('passed').length, having('failed')]
    for (const { failureMessages, fullName } of failed)
      saidAtTheEnd.push(`Failed: ${file.name} > ${fullName}\n  ${failureMessages?.join('\n  ') ?? ''}`)
    const skipped = file.assertionResults.length - passed - failed.length
    if (file.status !== 'failed' || failed.length > 0) return { passed, failed: failed.length, skipped }
    saidAtTheEnd.push(`Failed: ${file.name}\n  ${file.message}`)
    return { passed, failed: 1, skipped }
  })
  return counts.reduce(add, none)
}

/** Playwright itself says why a test failed, at the end of its own output. */
function countPlaywright(report: unknown): Count {
  const { stats, suites } = v.parse(playwrightReport, report)
  for (const { file, title } of suites.flatMap(failedIn)) saidAtTheEnd.push(`Failed: e2e/${file} > ${title}`)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const failedIn = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs.filter(({ ok }) => !ok),
  ...suite.suites.flatMap(failedIn),
]

/** True if Chromium starts here. Fetches it if necessary. */
async function isChromiumReady(): Promise<boolean> {
  if (await chromiumStarts()) return true
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const fetches = ['playwright install chromium']
  if (isRoot) {
    const install = 'apt-get install -y -qq'
    fetches.push(`apt-get update -qq && (${install} chromium chromium-headless-shell || ${install} chromium)`)
  }
  for (const command of process.env['CHROMIUM_PATH'] ? [] : fetches) {
    say(`No Chromium starts here yet: ${command}`)
    const { hasFailed } = await run(command)
    if (!hasFailed && (await chromiumStarts())) return true
  }
  return false
}

const chromiumStarts = async () => (await starts(launchOptions())) && (await starts(wholeChromium()))

const starts = (options: LaunchOptions) =>
  chromium.launch(options).then(
    (browser) => browser.close().then(() => true),
    () => false,
  )

async function inNode(): Promise<Count> {
  const checked = await checks({
    Build: 'node scripts/build.mjs --if-needed',
    Types: 'tsc --noEmit',
    Lint: 'oxlint --type-aware --deny-warnings',
    Format: 'prettier --check --log-level warn .',
  })
  return add(
    checked,
    await tests(
      'Tests in Node',
      `vitest run --project node --project isolated --maxWorkers ${workers.inNode}`,
      countVitest,
    ),
  )
}

async function inChromium(isReady: Promise<boolean>): Promise<Count> {
  if (!(await isReady)) {
    say('No Chromium starts here. Please install chromium or google-chrome, or set CHROMIUM_PATH to one.')
    return oneFailed
  }
  return [
    await tests('Stories in Chromium', 'vitest run --project storybook --project browser', countVitest),
    await picturesOfElsewhere(),
    await tests('Journeys in Chromium', 'playwright test', countPlaywright),
  ].reduce(add)
}

/** The pictures of stories that nothing was compared with, because this machine draws in another way. */
async function picturesOfElsewhere(): Promise<Count> {
  const reason = await whyIncomparable()
  if (!reason) return none
  const skipped = picturesInGit()
  saidAtTheEnd.push(notCompared(skipped, reason))
  return { ...none, skipped }
}

async function everywhere(): Promise<Count> {
  // Beside the tests in Node, which need no browser.
  const isReady = isChromiumReady()
  return add(await inNode(), await inChromium(isReady))
}

const { passed, failed, skipped } = await (process.argv.includes('--fast') ? inNode() : everywhere())
for (const sentence of saidAtTheEnd) console.log(`\n${sentence}`)
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
