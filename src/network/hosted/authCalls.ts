import { authCalls } from '../../../contract/auth/calls.ts'
import type { Call } from '../../../contract/call.ts'
import { setPasswordCall } from '../../../contract/identity/setPassword.ts'
import { profileCalls } from '../../../contract/profile/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import { restored } from './restore.ts'
import { storedSession } from './storage.ts'

// Loads together with the client library.
const loadActs = () => import('./acts.ts')

/** Calls that go through the client library. */
const calls: ReadonlySet<Call> = new Set<Call>([
  ...Object.values(authCalls),
  ...Object.values(sessionCalls),
  ...Object.values(profileCalls),
  setPasswordCall,
])

/**
 * Returns a function that makes a call through the client library; undefined for calls that the backend
 * offers as functions.
 *
 * @param payload validated payload
 */
export function authCall(
  call: Call,
  role: Role | undefined,
  payload: unknown,
  signal: AbortSignal,
): (() => Promise<unknown>) | undefined {
  if (!role || !calls.has(call)) return undefined
  return async () => {
    // Answers without the client library if no session is stored.
    if (call === sessionCalls.session && !(await isLoggedIn())) return null
    const { act } = await loadActs()
    return act(call, { role, payload: textsIn(payload), signal })
  }
}

async function isLoggedIn(): Promise<boolean> {
  await restored()
  return storedSession() !== undefined
}

const textsIn = (payload: unknown): Readonly<Record<string, string>> =>
  typeof payload === 'object' && payload !== null
    ? Object.fromEntries(
        Object.entries(payload).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
