import { ownPath, paths } from '../../../contract/paths.ts'
import { roles, type Role } from '../../../contract/roles.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { hostedWords } from '../../words/hosted/session.ts'
import { refusedFailure } from '../failure.ts'
import { arrival, type Arrived } from './address.ts'
import { report } from './events.ts'
import { storedExpiry } from './storage.ts'

let restoring: Promise<void> | undefined
let linkFailure: Failure | undefined
let isConfirmed = false

/** Resolves once a session in the address of the page is exchanged. Calls wait for it. */
export async function restored(): Promise<void> {
  const arrived = arrival()
  if (arrived) restoring = restore(arrived)
  await restoring
}

/** Reports the stored session. */
export const reportStored = () => report({ type: 'INITIAL_SESSION', expiresAt: storedExpiry() })

async function restore(arrived: Arrived): Promise<void> {
  linkFailure = undefined
  isConfirmed = false
  try {
    await exchange(arrived)
  } catch (error) {
    const { hostedFailure } = await import('./failure.ts')
    linkFailure = hostedFailure(error)
    // The page of a mailed link shows the failure itself.
    if (!isMailedPage(arrived.path)) report({ type: 'failed', failure: linkFailure })
  }
}

/** Failure of the mailed link that opened this page; undefined if there was none. */
export const failureOfLink = () => linkFailure

/**
 * True if the mailed link that opened this page has confirmed the email address without starting a session.
 */
export const isConfirmedByLink = () => isConfirmed

async function exchange({ parameters, path }: Arrived): Promise<void> {
  const role = roles.find((each) => path.split(/[/?]/).includes(each))
  const wrong = parameters.get('error_description') ?? parameters.get('error') ?? parameters.get('error_code')
  if (wrong !== null) throw refusedFailure(wrong)
  const code = parameters.get('code')
  if (code === null && parameters.has('message')) {
    isConfirmed = true
    return
  }
  if (code === '') throw refusedFailure(hostedWords.noCode)
  const { client, mailed, actAs } = await import('./client.ts')
  if (role) actAs(role)
  if (code !== null) {
    client.exchangeCodes()
    const { error } = await client.exchangeCodeForSession(code)
    if (error) throw error
  } else {
    const tokens = tokensIn(parameters)
    const isMailed = isMailedPage(path)
    const { data, error } = await (isMailed ? mailed : client).setSession(tokens)
    if (error) throw error
    if (isMailed) {
      const expiresAt = (data.session?.expires_at ?? 0) * 1_000
      if (parameters.get('type') === 'recovery') report({ type: 'PASSWORD_RECOVERY', expiresAt })
      return
    }
  }
  if (role) await arrive(role, path)
}

/** Completes a login from the address: writes the user's cookie, and reports the page to open next. */
async function arrive(role: Role, path: string): Promise<void> {
  const [{ readSelf }, { keepUser }] = await Promise.all([import('./self.ts'), import('../cookies.ts')])
  const user = await readSelf(role)
  keepUser(role, user)
  const next = ownPath(new URL(path, location.origin).searchParams.get('next'))
  report({ type: 'arrived', role, user, next })
}

/** Tokens of a session in the address, which requires all four parameters (specification, 5). */
function tokensIn(parameters: URLSearchParams) {
  const [access_token, refresh_token] = ['access_token', 'refresh_token', 'expires_in', 'token_type'].map(
    (name) => {
      const value = parameters.get(name)
      if (!value) throw refusedFailure(hostedWords.noSession)
      return value
    },
  )
  return { access_token: access_token ?? '', refresh_token: refresh_token ?? '' }
}

const isMailedPage = (path: string) =>
  roles.some((role) => [paths.createPassword(role), paths.verify(role)].some((page) => path.startsWith(page)))
