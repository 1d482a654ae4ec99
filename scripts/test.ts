// Checks everything and counts it; with --fast, what takes less than a minute and needs no browser.
import { spawnSync, type StdioOptions } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { launchOptions } from '../browser.ts'
import { picturesInGit } from './looks/folders.ts'
import { notCompared, whyIncomparable } from './looks/specimen.ts'

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
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
})

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const say = (sentence: string) => console.log(`\n> ${sentence}`)

const succeeds = (command: string, stdio: StdioOptions = 'inherit', env = {}) =>
  spawnSync(command, { shell: true, stdio, env: { ...process.env, ...env } }).status === 0

const check = (title: string, command: string): Count => {
  say(title)
  return succeeds(command) ? onePassed : oneFailed
}

function tests(title: string, command: string, count: (report: unknown) => Count): Count {
  say(title)
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const file = join(folder, 'report.json')
  const succeeded = succeeds(command, 'inherit', { VITEST_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')))
    return succeeded || counted.failed > 0 ? counted : add(counted, oneFailed)
  } catch {
    return oneFailed
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file that fails without a failed test in it, because it could not even be loaded, counts as one. */
function countVitest(report: unknown): Count {
  const counts = v.parse(vitestReport, report).testResults.map(({ status, assertionResults }) => {
    const having = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
    const [passed, failed] = [having('passed'), having('failed')]
    const skipped = assertionResults.length - passed - failed
    return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed, skipped }
  })
  return counts.reduce(add, none)
}

function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = v.parse(playwrightReport, report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

async function isChromiumReady(): Promise<boolean> {
  if (await chromiumStarts()) return true
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const fetches = ['playwright install chromium']
  if (isRoot) fetches.push('apt-get update -qq && apt-get install -y -qq chromium')
  for (const command of process.env['CHROMIUM_PATH'] ? [] : fetches) {
    say(`No Chromium starts here yet: ${command}`)
    if (succeeds(command, 'ignore') && (await chromiumStarts())) return true
  }
  return false
}

const chromiumStarts = () =>
  chromium.launch(launchOptions()).then(
    (browser) => browser.close().then(() => true),
    () => false,
  )

function inNode(): Count {
  return [
    check('Build', 'node scripts/build.mjs --if-needed'),
    check('Types', 'tsc --noEmit'),
    check('Lint', 'oxlint --type-aware --deny-warnings'),
    check('Format', 'prettier --check --log-level warn .'),
    tests('Tests in Node', 'vitest run --project node', countVitest),
  ].reduce(add)
}

async function inChromium(): Promise<Count> {
  if (!(await isChromiumReady())) {
    say('No Chromium starts here. Please install chromium or google-chrome, or set CHROMIUM_PATH to one.')
    return oneFailed
  }
  return [
    tests('Stories in Chromium', 'vitest run --project storybook --project browser', countVitest),
    await picturesOfElsewhere(),
    tests('Journeys in Chromium', 'playwright test', countPlaywright),
  ].reduce(add)
}

/** What nobody may miss is said at the end, after all output of the tests. */
const warnings: string[] = []

/** The pictures of stories that nothing was compared with, because this machine draws in another way. */
async function picturesOfElsewhere(): Promise<Count> {
  const reason = await whyIncomparable()
  if (!reason) return none
  const skipped = picturesInGit()
  warnings.push(notCompared(skipped, reason))
  return { ...none, skipped }
}

const { passed, failed, skipped } = process.argv.includes('--fast')
  ? inNode()
  : add(inNode(), await inChromium())
for (const warning of warnings) console.log(warning)
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
