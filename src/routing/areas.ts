import { onFirstTouch } from '../browser/onFirstTouch.ts'

// A page that the browser loads knows the routes of its own area. The others come when somebody may step there.
export const site = onFirstTouch(() => import('./areas/site.ts'))
const auth = onFirstTouch(() => import('./areas/auth.ts'))
const reading = onFirstTouch(() => import('./areas/reading.ts'))
const members = onFirstTouch(() => import('./areas/members.ts'))

const areas: Readonly<Record<string, typeof auth>> = {
  auth,
  candidate: members,
  employer: members,
  app: members,
  features: reading,
  pricing: reading,
  resources: reading,
  resumes: reading,
  'cover-letters': reading,
  r: reading,
  'stop-mails': reading,
}

/** The routes of the area that a path lies in, which its first part tells. */
export const areaAt = (path: string) => areas[path.split('/')[1] ?? ''] ?? site
