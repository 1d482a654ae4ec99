import { fromCallback, type EventObject } from 'xstate'
import {
  emptyApplication,
  parseApplication,
  haveSameContent,
  typedOf,
} from '../../../contract/applications/typed.ts'
import type { KeptGuest } from '../../../machines/applications/applyPage.ts'
import type { KeepGuestInput } from '../../../machines/applications/guestApplication.ts'
import { applicationDrafts } from '../../browser/storage/applicationDrafts.ts'
import { fileOnDevice, readPendingFile, ON_DEVICE } from '../../browser/storage/pendingFile.ts'

/** Stores the application of a guest on the device, as long as it has any content. */
export const keepGuestApplication = fromCallback<EventObject, KeepGuestInput>(
  ({ input: { application } }) => {
    const follow = () => {
      const { questions, slug, typed } = application.getSnapshot().context
      const { content, problems } = parseApplication(typed, questions)
      const isBlank =
        typed.letter === '' &&
        Object.keys(problems).length === 0 &&
        haveSameContent(content, emptyApplication)
      if (isBlank) applicationDrafts.forget(slug)
      else applicationDrafts.keep(slug, { before: emptyApplication, typed })
    }
    follow()
    const followed = application.subscribe(follow)
    return () => followed.unsubscribe()
  },
)

/** Loads the application of a guest, and their file, from the device. */
export const openGuestApplication = fromCallback<EventObject, { readonly slug: string }, KeptGuest>(
  ({ input: { slug }, sendBack }) => {
    const typed = applicationDrafts.of(slug)?.typed ?? typedOf(emptyApplication)
    const report = (file: File | undefined) =>
      sendBack({
        type: 'kept.known',
        typed: !file && typed.resume === ON_DEVICE ? { ...typed, resume: '' } : typed,
        files: file ? [fileOnDevice(file)] : [],
      })
    void readPendingFile().then(report)
  },
)
