import * as v from 'valibot'
import { offeredProvider, type OfferedProvider } from '../../contract/identity/offered.ts'
import { providersMark } from '../../contract/identity/providersMark.ts'

const schema = v.fallback(v.array(offeredProvider), [])

/** Sign-in providers that the server has listed in an attribute of the document. */
export const offeredProviders = (): readonly OfferedProvider[] =>
  v.parse(schema, JSON.parse(document.documentElement.getAttribute(providersMark) ?? '[]'))
