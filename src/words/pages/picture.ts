import { isolate } from '../../../contract/isolate.ts'
import { brand } from '../../brand.ts'
import { counted } from '../../../contract/words/counted.ts'

/** Texts of the Open Graph pictures. */
export const pictureWords = {
  title: 'Find a job that answers back.',
  text: 'Every employer sets a reply date, and you both see it.',
  /** Prefix of a demo job's title. */
  demo: 'Demo:',
  openJobs: (count: number) =>
    count === 0 ? 'No open jobs right now' : counted(count, 'open job', 'open jobs'),
  company: (name: string) => `${isolate(name)} on ${brand}`,
} as const
