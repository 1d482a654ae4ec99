import type { LinkTools } from '../../views/resumes/sharing/ShareDialog.tsx'

/** What a browser makes of a link. */
export const linkTools: LinkTools = {
  addressOf: (link) => new URL(link, location.origin).href,
  copy: (text) =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    ),
}
