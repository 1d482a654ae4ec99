import { roles } from '../../../contract/roles.ts'
import { base } from '../base.ts'
import { sendNow } from './functions.ts'
import { restored } from './restore.ts'

/**
 * Sends what is meant for the API to a hosted backend, as a function, once it is known who is logged in.
 *
 * @param address below the base path of the API: of a call, an upload or a read
 */
export async function sendHosted(address: string, init: RequestInit): Promise<Response> {
  await restored()
  const [first = '', ...rest] = address.slice(base.length + 1).split('/')
  const area = [...roles, 'public' as const].find((each) => each === first)
  return area ? sendNow(area, rest.join('/'), init) : sendNow('public', [first, ...rest].join('/'), init)
}
