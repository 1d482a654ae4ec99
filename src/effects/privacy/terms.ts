import { termsCalls } from '../../../contract/privacy/legal.ts'
import type { TermsToAccept } from '../../../machines/privacy/termsNotice.ts'
import { request } from '../../network/request.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const acceptTerms = provided(({ input: { role, version }, signal }: EffectRequest<TermsToAccept>) =>
  request(termsCalls.acceptTerms, { version }, { role, signal }),
)
