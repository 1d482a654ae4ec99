// Runs Lighthouse for every public page, emulating a phone, and prints the scores and the failed audits; with
// --write, writes them to docs/performance.md too. `--only /auth/login` selects the pages by the beginning of
// their addresses; `--rounds 5` sets the number of runs per page (three by default). The median run counts,
// because scores vary.
import { execFileSync, execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { wholeChromium } from '../browser.ts'
import { paths } from '../contract/paths.ts'
import { roles } from '../contract/roles.ts'
import { foundJobs } from '../contract/search/found.ts'
import { App } from '../e2e/support/app.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { toRead } from '../src/words/reading/guides.ts'
import { landingPages } from '../src/words/pages/landingPages.ts'
import { filledWith } from './market/filled.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '/' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const POSTINGS = 300

const found = v.object({ result: foundJobs })

const pages = [
  paths.home,
  ...toRead,
  ...landingPages.map(({ path }) => path),
  paths.chooseLogin,
  paths.chooseRegister,
  ...roles.flatMap((role) => [paths.login(role), paths.register(role), paths.forgotPassword(role)]),
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const categorySchema = v.object({
  score: v.number(),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
})
const reportSchema = v.object({
  lighthouseVersion: v.string(),
  categories: v.record(v.picklist(categories), categorySchema),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) }),
  ),
})
type Report = v.InferOutput<typeof reportSchema>

function judge(url: string): Report {
  const { executablePath = chromium.executablePath(), args = [] } = wholeChromium()
  const flags = [
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless', '--no-sandbox', ...args].join(' ')}`,
  ]
  const json = execFileSync(lighthouse, flags, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 28,
  })
  return v.parse(reportSchema, JSON.parse(json))
}

/** Retries a run, because Lighthouse sometimes loses its trace. */
function patiently<Result>(run: () => Result, times = 3): Result {
  try {
    return run()
  } catch (error) {
    if (times === 1) throw error
    return patiently(run, times - 1)
  }
}

/** Report with the median score of several runs. */
function judgeInRounds(url: string): Report {
  const reports = Array.from({ length: rounds }, () => patiently(() => judge(url)))
  const [middle] = reports
    .toSorted((one, other) => performance(one) - performance(other))
    .slice(Math.floor((rounds - 1) / 2))
  if (!middle) throw new Error('There must be at least one round.')
  return middle
}

const performance = ({ categories: { performance: judged } }: Report) => judged?.score ?? 0

/** Titles of the audits that lowered the score, with their values. */
const missed = ({ categories: judged, audits }: Report) =>
  Object.values(judged)
    .filter(({ score }) => score < 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title))

const points = (score: number) => String(Math.round(score * 100))

const folder = import.meta.dirname
const lighthouse = join(folder, 'node_modules/.bin/lighthouse')
if (!existsSync(lighthouse))
  execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: folder, stdio: 'inherit' })

/** Addresses of a job and its company, which exist only in a filled database. */
async function jobPagesAt(origin: string): Promise<readonly (readonly [page: string, path: string])[]> {
  const { result } = v.parse(found, await (await fetch(`${origin}/api/jobs?limit=1`)).json())
  const [job] = result.jobs
  if (!job) throw new Error('There is no job.')
  return [
    [paths.job(':slug'), paths.job(job.slug)],
    [paths.publicCompany(':slug'), paths.publicCompany(job.company.slug)],
  ]
}

const app = await App.start(undefined, filledWith(POSTINGS))
try {
  const rows = [...pages.map((page) => [page, page] as const), ...(await jobPagesAt(app.origin))]
    .filter(([page]) => page.startsWith(options.only))
    .map(([page, path]) => {
      const report = judgeInRounds(app.origin + path)
      const scores = categories.map((category) => points(report.categories[category]?.score ?? 0))
      process.stderr.write(`> ${page}: ${scores.join(' ')}; ${missed(report).join(', ')}\n`)
      return { report, cells: [`\`${page}\``, ...scores, missed(report).join(', ')] }
    })
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'what costs points']
  const section = [
    markdownTable(
      head,
      rows.map(({ cells }) => cells),
    ),
    `Lighthouse ${rows[0]?.report.lighthouseVersion}, its mobile profile; the run in the middle of ${rounds}.`,
  ].join('\n\n')
  process.stdout.write(`${section}\n`)
  if (options.write) await writeSection('lighthouse', section)
} finally {
  await app.remove()
}
