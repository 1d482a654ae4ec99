import { homeReads } from '../../contract/search/home.ts'
import { read } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Loads the dynamic data of the home page. */
export const readHome = provided(({ signal }: EffectRequest<object>) => read(homeReads.home, {}, { signal }))
