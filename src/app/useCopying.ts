import { useCallback } from 'react'
import { errorNotice, successNotice, type Notice } from '../../machines/shared/notice.ts'
import { copyText } from '../browser/copyText.ts'
import { useRootActors } from './actors.ts'
import { controlWords } from '../words/shared/controls.ts'

/**
 * Gives what copies a text, and tells what has become of that.
 *
 * @param copied what is told when it is copied
 * @param instead what to do where the browser lets no page copy
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
