import * as v from 'valibot'
import { applicationContent } from '../../../contract/applications/application.ts'
import { typedApplication } from '../../../contract/applications/typed.ts'
import { keeper } from './kept.ts'

/** Unsaved text of applications, by `keptAs`. */
export const keptApplications = keeper(
  'application',
  v.object({ before: applicationContent, typed: typedApplication }),
)

/**
 * By what the device knows the application of one person for a job: others may use the same device.
 *
 * @param slug the address of the job
 * @param userId whose it is; undefined for a guest
 */
export const keptAs = (slug: string, userId: string | undefined) =>
  userId === undefined ? slug : `${slug}:${userId}`

/** Stored application of a user. A guest's text goes to the next user who logs in without text of their own. */
export function takeKeptApplication(slug: string, userId: string | undefined) {
  const own = keptApplications.of(keptAs(slug, userId))
  if (own || userId === undefined) return own
  const guests = keptApplications.of(slug)
  if (guests) {
    keptApplications.forget(slug)
    keptApplications.keep(keptAs(slug, userId), guests)
  }
  return guests
}
