import { roles } from '../../../contract/roles.ts'
import { base } from '../base.ts'
import { sendNow } from './functions.ts'
import { restored } from './restore.ts'

/**
 * Sends an API request to a function of the hosted backend, after the session is restored.
 *
 * @param address address of a call, an upload or a read, including the base path of the API
 */
export async function sendHosted(address: string, init: RequestInit): Promise<Response> {
  await restored()
  const [first = '', ...rest] = address.slice(base.length + 1).split('/')
  const area = [...roles, 'public' as const].find((each) => each === first)
  return area ? sendNow(area, rest.join('/'), init) : sendNow('public', [first, ...rest].join('/'), init)
}
