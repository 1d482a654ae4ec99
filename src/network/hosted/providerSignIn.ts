import type { Provider } from '@supabase/auth-js'
import { paths, withNext } from '../../../contract/paths.ts'
import { roles } from '../../../contract/roles.ts'
import { actAs, client } from './client.ts'

const start = /^\/auth\/start\/(\w+)\/([^/?]+)/

/**
 * Replaces the address of a provider sign-in by one of the hosted backend, which redirects back with a code.
 * Other addresses are returned unchanged.
 */
export async function hostedAddress(to: string): Promise<string> {
  const [, area, provider] = start.exec(to) ?? []
  const role = roles.find((each) => each === area)
  if (!role || provider === undefined) return to
  const query = new URL(to, location.origin).searchParams
  actAs(role)
  client.exchangeCodes()
  const connects = query.get('connect') === 'on'
  const back = connects ? location.pathname : withNext(paths.login(role), query.get('next') ?? undefined)
  const credentials = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the backend decides which providers it offers
    provider: provider as Provider,
    options: { redirectTo: location.origin + back, queryParams: { role }, skipBrowserRedirect: true },
  }
  const { data, error } = await (connects
    ? client.linkIdentity(credentials)
    : client.signInWithOAuth(credentials))
  if (error) throw error
  return data.url ?? to
}
