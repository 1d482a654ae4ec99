import type { Hono } from 'hono'
import { hostedPaths } from '../../../contract/hosted/paths.ts'
import { hostedRealtimeCalls } from '../../../contract/hosted/realtime.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { realtimeRefusals } from '../../words/realtime.ts'
import type { HostedParts } from '../hostedContext.ts'
import { registerHosted } from '../registerHosted.ts'

/** Registers HTTP broadcasts as unsupported, with an error in the format of the official client. */
export function registerBroadcast(app: Hono<HttpEnvironment>, parts: HostedParts): void {
  const realtime = app.basePath(hostedPaths.realtime)
  const message = realtimeRefusals.broadcast
  const refusal = { code: 403, error_code: 'feature_not_supported', msg: message, message }
  for (const [name, call] of Object.entries(hostedRealtimeCalls)) {
    registerHosted(realtime, name, call, async ({ c }) => c.json(refusal, 403), parts)
  }
}
