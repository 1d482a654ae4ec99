import { copyText } from '../../browser/copyText.ts'
import type { LinkTools } from '../../views/resumes/sharing/ShareDialog.tsx'

/** Browser functions for links. */
export const linkTools: LinkTools = {
  addressOf: (link) => new URL(link, location.origin).href,
  copy: (text) =>
    copyText(text).then(
      () => true,
      () => false,
    ),
}
