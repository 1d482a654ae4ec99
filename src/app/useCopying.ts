import { useCallback } from 'react'
import { successNotice, type Notice } from '../../machines/shared/notice.ts'
import { copyText } from '../browser/copyText.ts'
import { useRootActors } from './actors.ts'

/**
 * Gives what copies a text, and tells what has become of that.
 *
 * @param copied what is told when it is copied
 * @param instead what to do where the browser lets no page copy
 */
export function useCopying(copied: string, instead = 'Choose the text, and copy it yourself.') {
  const { notifications } = useRootActors()
  return useCallback(
    (text: string) => {
      const message = `This browser does not let pages copy. ${instead}`
      const show = (notice: Notice) => notifications.send({ type: 'show', notice })
      copyText(text).then(
        () => show(successNotice(copied).notice),
        () => show({ kind: 'failure', title: 'Not copied', message }),
      )
    },
    [notifications, copied, instead],
  )
}
