import { useCallback } from 'react'
import { errorNotice, successNotice, type Notice } from '../../machines/shared/notice.ts'
import { copyText } from '../browser/copyText.ts'
import { useRootActors } from './actors.ts'
import { controlWords } from '../words/shared/controls.ts'

/**
 * Returns a function that copies text and shows a notification of the result.
 *
 * @param copied message after success
 * @param instead advice if the browser denies access to the clipboard
 */
export function useCopying(copied: string, instead: string = controlWords.copying.select) {
  const { notifications } = useRootActors()
  return useCallback(
    (text: string) => {
      const blocked = controlWords.copying.blocked(instead)
      const show = (notice: Notice) => notifications.send({ type: 'show', notice })
      copyText(text).then(
        () => show(successNotice({ name: 'text', text: copied }).notice),
        () => show(errorNotice({ name: 'text', text: blocked }, 'notCopied').notice),
      )
    },
    [notifications, copied, instead],
  )
}
