import { homeReads } from '../../contract/search/home.ts'
import { readPublic } from '../network/publicReads.ts'
import { limited, provided, type Asked } from './shared/provided.ts'

/** What the first page shows beside what it always says. */
export const readHome = provided(({ signal }: Asked<object>) =>
  readPublic(homeReads.home, '', limited(signal)),
)
