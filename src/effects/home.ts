import { homeReads } from '../../contract/search/home.ts'
import { read } from '../network/request.ts'
import { provided, type Asked } from './shared/provided.ts'

/** What the first page shows beside what it always says. */
export const readHome = provided(({ signal }: Asked<object>) => read(homeReads.home, {}, { signal }))
