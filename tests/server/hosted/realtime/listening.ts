import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimeClientOptions,
  SupabaseClient,
} from '@supabase/supabase-js'
import * as v from 'valibot'
import { expect, onTestFinished, vi } from 'vitest'
import { changeSchema, type Change } from '../../../../contract/changes.ts'
import type { Role } from '../../../../contract/roles.ts'
import { candidateAt, answeringIn } from '../../support/applications.ts'
import { ada, type TestServer } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { employerAt } from '../../support/postings.ts'

const told = v.object({ type: v.literal('broadcast'), event: v.literal('change'), payload: changeSchema })

/** Logs in with the official client. */
export async function signedIn(
  server: Pick<TestServer, 'base'>,
  publicKey: string,
  emailAddress: string,
  role: Role,
  options?: RealtimeClientOptions,
): Promise<SupabaseClient> {
  const client = clientOf(server, publicKey, role, options)
  onTestFinished(() => void client.realtime.disconnect())
  const { error } = await client.auth.signInWithPassword({ email: emailAddress, password: ada.password })
  expect(error).toBeNull()
  return client
}

/** Subscribes to a channel with the official client, and records everything that it reports. */
export function listenTo(client: SupabaseClient, topic: string, options?: RealtimeChannelOptions) {
  const heard = {
    changes: [] as Change[],
    statuses: [] as string[],
    errors: [] as string[],
    system: [] as string[],
    codes: [] as (string | undefined)[],
  }
  const channel: RealtimeChannel = client
    .channel(topic, options)
    .on('broadcast', { event: 'change' }, (message) => {
      heard.changes.push(v.parse(told, message).payload)
    })
    .on('system', {}, ({ code, message }: { readonly code?: string; readonly message: string }) => {
      heard.system.push(message)
      heard.codes.push(code)
    })
    .subscribe((status, error) => {
      heard.statuses.push(status)
      if (error) heard.errors.push(error.message)
    })
  const reports = (status: string) =>
    vi.waitUntil(() => heard.statuses.at(-1) === status, { timeout: 5_000, interval: 5 })
  return {
    channel,
    heard,
    reports,
    /** Waits for this change, within the promised two seconds. */
    isTold: (change: Change) =>
      vi.waitUntil(() => heard.changes.some((each) => JSON.stringify(each) === JSON.stringify(change)), {
        timeout: 2_000,
        interval: 5,
      }),
    forget: () => {
      heard.changes.length = 0
      heard.statuses.length = 0
    },
  }
}

/** Subscribes to a channel and waits until it is joined. */
export async function joined(...asked: Parameters<typeof listenTo>) {
  const listening = listenTo(...asked)
  await listening.reports('SUBSCRIBED')
  return listening
}

/**
 * Starts a server with an employer, a published job and an applicant; both people use the official client.
 */
export async function startWithApplication(env: Readonly<Record<string, string>> = {}) {
  const { publicKey, server } = await startHosted(env)
  const at = await employerAt(server)
  const employer = { ...at, ...answeringIn(at.browser) }
  const posting = await employer.published()
  const candidate = await candidateAt(server)
  const application = await candidate.applied(posting.slug)
  return {
    server,
    publicKey,
    employer,
    posting,
    candidate,
    application,
    employerClient: await signedIn(server, publicKey, employer.emailAddress, 'employer'),
    candidateClient: await signedIn(server, publicKey, candidate.emailAddress, 'candidate'),
  }
}
