import * as v from 'valibot'
import { applicationContent } from '../../../contract/applications/application.ts'
import { typedApplication } from '../../../contract/applications/typed.ts'
import { createDeviceStore } from './deviceStore.ts'

/** Unsaved text of applications, by `applicationDraftKey`. */
export const applicationDrafts = createDeviceStore(
  'application',
  v.object({ before: applicationContent, typed: typedApplication }),
)

/**
 * Storage key of an application. It includes the user, because people may share a device.
 *
 * @param slug slug of the job
 * @param userId undefined for a guest
 */
export const applicationDraftKey = (slug: string, userId: string | undefined) =>
  userId === undefined ? slug : `${slug}:${userId}`

/** Stored application of a user. A guest's text goes to the next user who logs in without text of their own. */
export function takeApplicationDraft(slug: string, userId: string | undefined) {
  const own = applicationDrafts.of(applicationDraftKey(slug, userId))
  if (own || userId === undefined) return own
  const guests = applicationDrafts.of(slug)
  if (guests) {
    applicationDrafts.forget(slug)
    applicationDrafts.keep(applicationDraftKey(slug, userId), guests)
  }
  return guests
}
