import { copyText } from '../../browser/copyText.ts'
import type { LinkTools } from '../../views/resumes/sharing/ShareDialog.tsx'

/** Browser functions for links: builds an absolute URL, and copies a link to the clipboard. */
export const linkTools: LinkTools = {
  addressOf: (link) => new URL(link, location.origin).href,
  copy: (text) =>
    copyText(text).then(
      () => true,
      () => false,
    ),
}
