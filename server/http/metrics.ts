import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { BrowserFamily } from '../../contract/clientErrors/bounds.ts'
import type { Answered } from './observe.ts'
import type { JobOutcome } from '../work/worker.ts'
import type { Settings } from '../operations/settings.ts'
import { StartupError } from '../operations/startupError.ts'
import { startupTexts } from '../words/startup.ts'

export interface Metrics {
  readonly count: (answered: Answered) => void
  readonly countJob: (kind: string, outcome: JobOutcome) => void
  readonly countClientError: (browser: BrowserFamily) => void
  /** Registers a gauge of the jobs that were given up, by kind. `read` is called on every scrape. */
  readonly watchGivenUp: (read: () => Promise<ReadonlyMap<string, number>>) => void
  /** URL for Prometheus; undefined if metrics are disabled. */
  readonly url: string | undefined
  readonly close: () => void
}

const noMetrics: Metrics = {
  count: () => {},
  countJob: () => {},
  countClientError: () => {},
  watchGivenUp: () => {},
  url: undefined,
  close: () => {},
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Starts Prometheus metrics on a separate port that need not be public. Counts nothing if the settings have
 * no port.
 *
 * @throws StartupError if the port is in use
 */
export async function startMetrics({ metrics: { host, port } }: Pick<Settings, 'metrics'>): Promise<Metrics> {
  if (port === 0) return noMetrics
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answered requests, by call and status.',
    labelNames: ['route', 'status'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'http_answer_seconds',
    help: 'How long answering took, by call.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [register],
  })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Attempts at work in the background, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  })
  const clientErrors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages have reported, by browser family.',
    labelNames: ['browser'],
    registers: [register],
  })
  const show = async ({ method, url }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' || url !== '/metrics') response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': register.contentType }).end(await register.metrics())
  }
  const http = createServer((request, response) => void show(request, response))
  await new Promise<void>((resolve, reject) => {
    http.once('error', () =>
      reject(new StartupError(startupTexts.metricsPortInUse(port, host), 'portUnavailable')),
    )
    http.listen({ port, host }, resolve)
  })
  return {
    count: ({ route, status, milliseconds }) => {
      answers.inc({ route, status })
      durations.observe({ route }, milliseconds / 1_000)
    },
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    countClientError: (browser) => clientErrors.inc({ browser }),
    watchGivenUp: (read) => {
      const gauge = new Gauge({
        name: 'jobs_given_up',
        help: 'Jobs that were given up and have been neither tried again nor removed, by kind.',
        labelNames: ['kind'],
        registers: [register],
        collect: async () => {
          gauge.reset()
          // While the database is unavailable, the other metrics are still reported.
          for (const [kind, number] of await read().catch(() => [])) gauge.set({ kind }, number)
        },
      })
    },
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`,
    close: () => {
      http.close()
      http.closeAllConnections()
    },
  }
}
