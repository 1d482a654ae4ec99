import { providersMark } from '../../contract/identity/providersMark.ts'
import type { OpenIdProviders } from '../identity/openIdProviders.ts'
import type { Resource } from './resource.ts'
import { createRewriting } from './rewriting.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * Writes the available providers into pages, so that the login shows them without a request. Without
 * providers, pages stay unchanged.
 */
export function createProvidersMark({ offered }: Pick<OpenIdProviders, 'offered'>) {
  if (offered.length === 0) return (page: Resource): Resource => page
  const list = escaped(JSON.stringify(offered))
  return createRewriting((html) => html.replace('<html ', () => `<html ${providersMark}="${list}" `))
}
